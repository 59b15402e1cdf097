import { chromium, type Page } from '@playwright/test'

import { median, type Row } from './table'

/** Measures the time from a click in the configurator to the next frame, and its requests. */
export async function interactionRows(origin: string): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${origin}/configurator/nyx`, { waitUntil: 'networkidle' })
    const clicks = await clickThrough(page)
    const slowest = Math.max(...clicks)
    return [
      {
        what: `configurator: choice to picture and price, ${clicks.length} clicks`,
        budget: '≤ 50 ms',
        measured: `median ${median(clicks).toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`,
        isWithinBudget: median(clicks) <= 50,
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
