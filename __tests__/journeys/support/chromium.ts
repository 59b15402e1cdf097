import { existsSync } from 'node:fs'

// The same engine without windows: a page takes two thirds of the CPU time.
const HEADLESS = '/usr/bin/chromium-headless-shell'

export const CHROMIUM =
  process.env.CHROMIUM_PATH ?? (existsSync(HEADLESS) ? HEADLESS : '/usr/bin/chromium')
