import { guardConsole } from './expect-console'

guardConsole()
