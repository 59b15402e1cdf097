import { guardConsole } from './expect-console'
import { bringSettings } from './page-settings'

guardConsole()
// Jest keeps a hundred frames of each error, and each expectation makes one.
Error.stackTraceLimit = 20
if (typeof window !== 'undefined') bringSettings()
