import { guardConsole } from './expect-console'

guardConsole()
// Jest keeps a hundred frames of each error, and each expectation makes one.
Error.stackTraceLimit = 20
