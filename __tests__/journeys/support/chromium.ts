import { existsSync } from 'node:fs'

// The same engine without windows, which cuts a page's CPU time to two thirds.
const HEADLESS = '/usr/bin/chromium-headless-shell'

export const CHROMIUM =
  process.env.CHROMIUM_PATH ?? (existsSync(HEADLESS) ? HEADLESS : '/usr/bin/chromium')
