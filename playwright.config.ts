import { defineConfig, devices } from '@playwright/test'

import { CHROMIUM } from './__tests__/journeys/support/chromium'

// JOURNEYS=first runs from bike list to paid order and checks all pages, in a third of the time.
const isFirst = process.env.JOURNEYS === 'first'
const FIRST_FILES = [
  ...['axe', 'buy-by-mouse', 'buy-by-keyboard', 'chrome', 'html', 'member'],
  ...['nothing-is-lost', 'one-build', 'payment-outcomes', 'routes', 'spares', 'watch'],
]
// JOURNEYS=mock runs against `next dev` alone, started by `npm run test:mock`.
const isMock = process.env.JOURNEYS === 'mock'
const PHONE = { width: 390, height: 844 }
const port = Number(process.env.JOURNEY_PORT ?? 4510)

function filesToWalk(): string | string[] {
  if (isMock) return 'mock/*.mock.ts'
  return isFirst ? FIRST_FILES.map((name) => `${name}.journey.ts`) : '*.journey.ts'
}

/** Journeys in real Chromium against a started shop; `npm run test:journeys` starts and stops it. */
export default defineConfig({
  testDir: './__tests__/journeys',
  testMatch: filesToWalk(),
  // One folder per port, so that concurrent runs don't clear each other's traces.
  outputDir: `./test-results/${port}`,
  // A development server compiles on demand, so two visitors would wait for each other.
  workers: isMock ? 1 : 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A machine shared with others may stall for seconds; a second try that passes is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: isMock ? 60_000 : 10_000 },
  reporter: [['line']],
  use: {
    baseURL: `http://localhost:${port}`,
    // Snapshots at every action would double the duration; video costs a third more.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // The phone runs only the journeys that concern it: the main path, the site chrome and axe.
    {
      name: 'desktop',
      ...(isFirst && { grepInvert: /@thorough/ }),
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grep: isFirst ? /@first/ : /@phone/,
      // Preloads choose a picture by the screen's width, which must be that of the page as on a phone.
      use: { ...devices['Pixel 7'], screen: PHONE, viewport: PHONE },
    },
  ],
})
