import { guardConsole } from './expect-console'
import { bringSettings } from './page-settings'

guardConsole()
// Jest keeps a hundred frames per error, and each expectation creates an error.
Error.stackTraceLimit = 20
if (typeof window !== 'undefined') bringSettings()
