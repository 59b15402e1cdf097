import { chromium, type Page } from '@playwright/test'

import { median, percentile, type Row } from './table'

/** How much slower than this machine a shopper’s is. */
const SLOWDOWN = 4
const MEDIAN_MS = 50
const P95_MS = 100

/** Measures the time from a click in the configurator to the next frame, and its requests. */
export async function interactionRows(origin: string): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${origin}/configurator/nyx`, { waitUntil: 'networkidle' })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const clicks = await clickThrough(page)
    const [middle, p95] = [median(clicks), percentile(clicks, 0.95)]
    const slowest = Math.max(...clicks)
    const ms = (value: number) => `${value.toFixed(0)} ms`
    return [
      {
        what: `configurator: choice to next paint, CPU / ${SLOWDOWN}, ${clicks.length} clicks`,
        budget: `≤ ${ms(MEDIAN_MS)}, p95 ≤ ${ms(P95_MS)}`,
        measured: `median ${ms(middle)}, p95 ${ms(p95)}, slowest ${ms(slowest)}`,
        isWithinBudget: middle <= MEDIAN_MS && p95 <= P95_MS,
      },
    ]
  } finally {
    await browser.close()
  }
}

// Measured in the page, from the click to the frame after React's paint.
function clickThrough(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const inputs = [
      ...document.querySelectorAll<HTMLInputElement>(
        'main input[type=radio], main input[type=checkbox]',
      ),
    ].filter((input) => !input.disabled && input.getAttribute('aria-disabled') !== 'true')
    const times: number[] = []
    for (const input of inputs.slice(0, 40)) {
      if (input.checked && input.type === 'radio') continue
      const began = performance.now()
      input.click()
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      times.push(performance.now() - began)
    }
    return times
  })
}
