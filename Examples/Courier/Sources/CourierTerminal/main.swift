try TerminalSession().run()
