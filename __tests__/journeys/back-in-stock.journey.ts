import type { Page } from '@playwright/test'

import { stock } from '@/messages/office/stock/stock'
import { stockAlert, stockAlertLinks } from '@/messages/shop/goods/stock-alert'

import { bearer, enterOffice, look } from './support/office-look'
import { open, untilAlive } from './support/page'
import { expect, test } from './support/shop-test'

// Without reduced motion, axe measures too little contrast while elements fade in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PART = 5000319
const SKU = `product:${PART}`
const SHELF = `/api/backoffice/stock/${encodeURIComponent(SKU)}`

interface Shelf {
  on_hand: number
  waiting: number
}

async function shelfOf(page: Page): Promise<Shelf> {
  const reply = await page.request.get(SHELF, { headers: await bearer(page) })
  return ((await reply.json()) as { data: Shelf }).data
}

/** Counts the shelf as staff do. */
async function count(page: Page, units: number): Promise<void> {
  const { on_hand } = await shelfOf(page)
  const lines = [{ sku: SKU, on_hand, delta: units - on_hand }]
  const data = { reason: 'counted', note: '', lines }
  const headers = await bearer(page)
  const reply = await page.request.post('/api/backoffice/stock-moves', { data, headers })
  expect(reply.status(), await reply.text()).toBe(200)
}

async function linkIn(page: Page, pattern: RegExp, email: string): Promise<string> {
  const reply = await page.request.get('/api/outbox')
  const { mails } = (
    (await reply.json()) as { data: { mails: { recipient: string; text: string }[] } }
  ).data
  const texts = mails.filter(({ recipient }) => recipient === email).map(({ text }) => text)
  return texts.map((text) => pattern.exec(text)?.[0]).find(Boolean) ?? ''
}

test('a shopper is told by email that a spare part is back, and leaves the list by one press', async ({
  page,
  email,
  shop,
  browser,
  baseURL,
}, info) => {
  test.setTimeout(240_000)
  await enterOffice(page, email, shop)
  const before = (await shelfOf(page)).on_hand
  await count(page, 0)
  try {
    const shopper = await browser.newPage({ baseURL: baseURL ?? '', reducedMotion: 'reduce' })
    const address = `waiting-${email}`
    await open(shopper, `/spares/${PART}`)
    const field = shopper.getByRole('main').getByLabel(stockAlert.email, { exact: true })
    await field.fill(address)
    await look(shopper, { info, state: 'sold-out' })
    await shopper.getByRole('button', { name: stockAlert.submit }).click()
    await expect(shopper.getByText(stockAlert.asked)).toBeVisible()

    let link = ''
    await expect
      .poll(async () => (link = await linkIn(page, /http\S+back-in-stock\/confirm\S+/, address)))
      .not.toBe('')
    await shopper.goto(link)
    await untilAlive(shopper)
    await look(shopper, { info, state: 'confirm' })
    await shopper.getByRole('button', { name: stockAlertLinks.confirm.submit }).click()
    await expect(shopper.getByText(stockAlertLinks.confirm.done)).toBeVisible()

    await open(page, `/backoffice/stock/${encodeURIComponent(SKU)}`)
    await expect(page.getByText(stock.columns.waiting, { exact: true })).toBeVisible()
    expect((await shelfOf(page)).waiting).toBe(1)
    await look(page, { info, state: 'wanted' })

    await count(page, 3)
    let unsubscribe = ''
    const findUnsubscribe = () => linkIn(page, /http\S+back-in-stock\/unsubscribe\S+/, address)
    const isTold = () => linkIn(page, new RegExp(`http\\S+/spares/${PART}`), address)
    // The job that compares stock runs every 15 seconds.
    await expect.poll(isTold, { timeout: 60_000 }).not.toBe('')
    unsubscribe = await findUnsubscribe()
    await shopper.goto(unsubscribe)
    await untilAlive(shopper)
    await look(shopper, { info, state: 'unsubscribe' })
    await shopper.getByRole('button', { name: stockAlertLinks.end.submit }).click()
    await expect(shopper.getByText(stockAlertLinks.end.done)).toBeVisible()
    // Limits count by address until their time is over.
    expect(await shop.leaksOf(address)).toEqual(['rate_limits.key'])
    await shopper.close()
  } finally {
    await count(page, before)
  }
})
