import { expect, type Page } from '@playwright/test'

type Watched = typeof window & { shift?: number }

/** Counts layout shifts (CLS) from now on and delays API responses noticeably. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = window as Watched
    seen.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) seen.shift = (seen.shift ?? 0) + value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS))
    await route.continue().catch(() => undefined)
  })
}

// Delay above the 500 ms in which the browser attributes a layout shift to user input.
const LATE_MS = 700
/** Half of the limit of 0.1 that Google sets for a good page. */
const MOST = 0.05

/** Expects no noticeable layout shift since the page opened or since the last check. */
export async function expectSteady(page: Page, state: string): Promise<void> {
  // Waits for two frames, so that the browser has reported the shifts of the latest one.
  const shift = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const seen = window as Watched
    const sum = seen.shift ?? 0
    seen.shift = 0
    return sum
  })
  expect.soft(shift, `layout shift of ${state}`).toBeLessThanOrEqual(MOST)
}
