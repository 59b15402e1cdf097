import type { Browser, Page } from '@playwright/test'

import { chrome } from '@/messages/kit/chrome'

import { makeBusy } from './support/busy-office'
import { officeAddresses } from './support/office-addresses'
import {
  bearer,
  enterOffice,
  look,
  LOOK_MS,
  OFFICE_SHARES,
  untilThere,
} from './support/office-look'
import { withOwnShop } from './support/own-shop'
import { open } from './support/page'
import type { Quiet } from './support/quiet'
import type { ShopDatabase } from './support/shop-database'
import { expect, test, THOROUGH } from './support/shop-test'

// Without reduced motion, axe measures too little contrast while elements fade in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [share, pages] of OFFICE_SHARES.entries()) {
  test(
    `pages of the back office have no barrier, part ${share + 1}`,
    THOROUGH,
    async ({ page, email, shop }, info) => {
      test.setTimeout(pages.length * LOOK_MS)
      await enterOffice(page, email, shop)
      for (const address of await officeAddresses(shop, pages)) {
        await open(page, address)
        await look(page, { info, state: 'seed' })
      }
    },
  )

  test(
    `pages of the back office say that the shop does not answer, part ${share + 1}`,
    THOROUGH,
    async ({ page, email, shop, quiet }, info) => {
      test.setTimeout(pages.length * LOOK_MS)
      await enterOffice(page, email, shop)
      quiet.plan(/ 503|status of 503/)
      for (const address of await officeAddresses(shop, pages)) {
        await page.route('**/api/backoffice/**', (route) =>
          route.fulfill({ status: 503, contentType: 'text/plain', body: 'Service Unavailable' }),
        )
        await open(page, address)
        await look(page, { info, state: 'failing' })
        await tryAgain(page, address)
      }
    },
  )
}

async function tryAgain(page: Page, address: string): Promise<void> {
  // Some alert regions are always mounted, even when empty.
  const alert = page.locator('#office [role=alert]').filter({ visible: true })
  const again = alert.getByRole('button', { name: chrome.tryAgain })
  expect.soft(await again.count(), `ways on from ${address}`).toBe(await alert.count())
  await page.unroute('**/api/backoffice/**')
  while ((await again.count()) > 0) await again.first().click()
  await untilThere(page)
  await expect.soft(again, `${address} after trying again`).toHaveCount(0)
}

const inOwnShop = (
  { browser, quiet, email }: { browser: Browser; quiet: Quiet; email: string },
  work: (page: Page, shop: ShopDatabase) => Promise<void>,
) =>
  withOwnShop(async ({ origin, shop }) => {
    const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' })
    await quiet.watch(context)
    const page = await context.newPage()
    await enterOffice(page, email, shop)
    await work(page, shop)
    await context.close()
  })

test(
  'pages of the back office are readable before the shop has anything to show',
  THOROUGH,
  async ({ browser, quiet, email }, info) => {
    test.setTimeout(OFFICE_SHARES.flat().length * LOOK_MS)
    await inOwnShop({ browser, quiet, email }, async (page, shop) => {
      await removeSamples(page)
      await shop.emptyOffice()
      for (const address of await officeAddresses(shop)) {
        await open(page, address)
        await look(page, { info, state: 'empty' })
      }
    })
  },
)

/** Pages that the seed data leaves empty. */
const BUSY = [
  ...['', 'orders', 'drafts', 'builds', 'delays', 'capacity', 'segments', 'newsletter'],
  ...['newsletter/[id]', 'searches', 'payments', 'staff', 'emails', 'reports/sales'],
  ...['reports/payouts', 'reports/choices', 'reports/funnel', 'reports/cover', 'audit'],
]

test(
  'pages of the back office have no barrier while the shop is busy',
  THOROUGH,
  async ({ browser, quiet, email }, info) => {
    test.setTimeout(BUSY.length * LOOK_MS)
    await inOwnShop({ browser, quiet, email }, async (page, shop) => {
      const number = await makeBusy(page, { shop, email })
      const pages = [...(await officeAddresses(shop, BUSY)), `/backoffice/orders/${number}`]
      for (const address of pages) {
        await open(page, address)
        await look(page, { info, state: 'busy' })
      }
    })
  },
)

/** Removes the sample data with the same API call as the settings page. */
async function removeSamples(page: Page): Promise<void> {
  const headers = await bearer(page)
  const answer = await page.request.delete('/api/backoffice/samples', { headers })
  expect(answer.status(), await answer.text()).toBe(200)
}
