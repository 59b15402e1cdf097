import { processGlobals } from '@/utils/process-globals'

import { guardConsole } from './expect-console'
import { bringSettings, TEST_BRAND } from './page-settings'

guardConsole()
// Jest keeps a hundred frames per error, and each expectation creates an error.
Error.stackTraceLimit = 20
// Pages read it in `_app`, which tests of one page leave out.
processGlobals().brand ??= TEST_BRAND
if (typeof window !== 'undefined') bringSettings()
