import { expect, type Page } from '@playwright/test'

/** Opens a page and waits for hydration, because earlier clicks would be lost. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilAlive(page)
}

export async function reload(page: Page): Promise<void> {
  await page.reload()
  await untilAlive(page)
}

/** Checks React's mark on the heading, because the page content may hydrate after the chrome. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1')
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps'))
  })
}

export async function noSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(over, `pixels beside ${page.url()}`).toBeLessThanOrEqual(0)
}

/** Chooses the country of the prices on a page with the footer. */
export async function shipTo(page: Page, title: string): Promise<void> {
  const country = page.getByRole('contentinfo').getByLabel('Ship to')
  await country.scrollIntoViewIfNeeded()
  await expect(country).toBeEnabled()
  // Loads the countries.
  await country.focus()
  await country.selectOption(title)
}
