import { existsSync } from 'node:fs'

// The same engine without the windows that nobody sees: a page costs it two thirds of the computing.
const HEADLESS = '/usr/bin/chromium-headless-shell'

/** The browser of the journeys. */
export const CHROMIUM =
  process.env.CHROMIUM_PATH ?? (existsSync(HEADLESS) ? HEADLESS : '/usr/bin/chromium')
