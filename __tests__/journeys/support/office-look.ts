import { expect, type Page, type TestInfo } from '@playwright/test'

import { OFFICE_PAGES } from '@/screens/backoffice/office-pages'

import { violationsOf } from './axe'
import { register } from './member'
import { noSidewaysScroll } from './page'
import type { ShopDatabase } from './shop-database'

const SHARES = 4
/** All back-office pages, split into shares that run in parallel. */
export const OFFICE_SHARES = Array.from({ length: SHARES }, (_, share) =>
  Object.keys(OFFICE_PAGES).filter((_page, index) => index % SHARES === share),
)
/** Time limit per page, for two sizes with axe on a busy machine. */
export const LOOK_MS = 45_000

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** Logs in as an administrator and makes a change, so that the audit log has an entry. */
export async function enterOffice(page: Page, email: string, shop: ShopDatabase): Promise<void> {
  await register(page, email)
  await shop.makeAdministrator(email)
  const [data, headers] = [{ threshold: 3 }, await bearer(page)]
  const address = '/api/backoffice/stock/frame:nireeka-homie:L/threshold'
  const answer = await page.request.put(address, { data, headers })
  expect(answer.status(), await answer.text()).toBe(200)
}

export async function bearer(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies()
  return { authorization: `Bearer ${cookies.find(({ name }) => name === 'access_token')?.value}` }
}

export async function untilThere(page: Page): Promise<void> {
  // The product preview uses the shop's layout, so `main` is queried.
  await expect(page.locator('main h1')).toHaveCount(1)
  await expect(page.locator('main .animate-pulse')).toHaveCount(0)
}

interface Look {
  info: TestInfo
  /** Part of the screenshots' file names. */
  state: string
}

/** Checks a page in both sizes: screenshot, accessibility violations, horizontal overflow. */
export async function look(page: Page, { info, state }: Look): Promise<void> {
  const { pathname } = new URL(page.url())
  const name = pathname.slice(1).replaceAll(/[^a-z0-9-]+/gi, '_')
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await untilThere(page)
    const path = info.outputPath(`${name}-${state}-${size.width}.png`)
    await page.screenshot({ path, fullPage: true })
    const found = await violationsOf(page)
    expect.soft(found, `violations of ${pathname}, ${state}, ${size.width} wide`).toEqual([])
    await noSidewaysScroll(page)
  }
}
