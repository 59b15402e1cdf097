import type { Page } from '@playwright/test'

import { bundles } from '@/messages/office/goods/bundles'
import { accessoryBelow } from '@/messages/shop/accessories/accessory-below'
import { fulfillment, shipDialog } from '@/messages/office/fulfillment/fulfillment'
import { goods } from '@/messages/shop/goods/goods'
import { catalog } from '@/messages/office/goods/prices'
import { refund } from '@/messages/office/refund/refund'

import { expectNoViolations } from './support/axe'
import { cartPanel, continueToPayment, expectCartOpen } from './support/cart'
import { fillBuyer, orderAndPay, orderSummary } from './support/checkout'
import { register } from './support/member'
import { noSidewaysScroll, open } from './support/page'
import { endPayment, expectOrderPage } from './support/payment'
import { expect, ON_PHONES, test } from './support/shop-test'

// Without reduced motion, axe measures too little contrast while elements fade in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PARTS = ['Taillight with brake signal', 'Front light, 60 lux']

async function makeBundle(page: Page, title: string): Promise<number> {
  await open(page, catalog.hrefs.accessory)
  await page.getByRole('link', { name: bundles.add }).click()
  await expect(page.getByRole('heading', { name: bundles.addTitle })).toBeVisible()
  await page.getByLabel(catalog.title, { exact: true }).fill(title)
  await page.getByLabel(catalog.description).fill('Lights for the front and the rear.')
  const save = page.getByRole('button', { name: bundles.add })
  await save.click()
  await expect(page.getByText(bundles.fault('few'))).toBeVisible()
  for (const part of PARTS) {
    await page.getByLabel(bundles.search).fill(part.slice(0, 10))
    await page.getByRole('button', { name: part, exact: true }).click()
    await expect(page.getByRole('link', { name: part })).toBeVisible()
  }
  await page.getByLabel(bundles.countOf(PARTS[0] ?? '')).fill('2')
  await page.getByLabel(bundles.percent, { exact: true }).fill('20')
  // Two taillights at $49 each and one front light at $69.
  await expect(page.getByText('One by one, that’s $167.00.')).toContainText('saves $33.40')
  await expectNoViolations(page, 'the form of a bundle')
  await noSidewaysScroll(page)
  await save.click()
  await expect(page).toHaveURL(/\/backoffice\/catalog\/\d+$/)
  return Number(/\d+$/.exec(page.url()))
}

async function offer(page: Page): Promise<void> {
  await expect(page.getByText(bundles.priceOfParts)).toBeVisible()
  await page.getByLabel(catalog.offered).check()
  await page.getByRole('button', { name: catalog.save }).click()
  await expect(page.getByText(catalog.saved)).toBeVisible()
  await expectNoViolations(page, 'a bundle at the back office')
  await noSidewaysScroll(page)
}

async function buy(page: Page, { id, title, email }: { id: number; title: string; email: string }) {
  await expect(async () => {
    await page.goto(`/accessories/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({
      timeout: 1_000,
    })
  }).toPass({ timeout: 30_000 })
  await open(page, `/accessories/${id}`)
  const main = page.getByRole('main')
  await expect(main.getByText('You save $33.40', { exact: true })).toBeVisible()
  // The bundle section hydrates only when it scrolls into view.
  const heading = main.getByRole('heading', { name: accessoryBelow.bundle.title })
  await expect(() => heading.scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass({ timeout: 30_000 })
  await expect(main.getByRole('link', { name: PARTS[0] ?? '', exact: true })).toBeVisible()
  await expectNoViolations(page, 'the page of a bundle')
  await noSidewaysScroll(page)
  await page.getByRole('button', { name: goods.addTitle(title) }).click()
  await expectCartOpen(page)
  await expect(cartPanel(page).getByRole('heading', { name: title })).toBeVisible()
  await continueToPayment(page)
  await expect(orderSummary(page)).toContainText(`2 × ${PARTS[0] ?? ''}, ${PARTS[1] ?? ''}`)
  await fillBuyer(page, email)
  await orderAndPay(page)
  await endPayment(page, 'succeed')
  const number = await expectOrderPage(page, 'Paid')
  await expect(page.getByRole('main').getByRole('heading', { name: title })).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByText(PARTS[1] ?? '', { exact: false })
      .first(),
  ).toBeVisible()
  await noSidewaysScroll(page)
  return number
}

async function shipOne(page: Page, number: string, title: string): Promise<void> {
  await open(page, `/backoffice/orders/${number}`)
  const [taillight = '', light = ''] = PARTS
  const form = page.getByRole('form', { name: fulfillment.ship })
  // By default the parcel contains every ready item.
  await form.getByLabel(new RegExp(`^${taillight}`)).fill('1')
  await form.getByLabel(new RegExp(`^${light}`)).fill('0')
  await form.getByRole('button', { name: fulfillment.button }).click()
  const { primaryButton } = shipDialog({
    ...{ count: 1, rest: 2, carrier: '', email: '', hasMail: false },
  })
  await page.getByRole('dialog').getByRole('button', { name: primaryButton }).click()
  await expect(page.getByText(fulfillment.parcel(1)).first()).toBeVisible()
  await expect(page.getByText(`${taillight} (${title})`).first()).toBeVisible()
}

test(
  'staff make a bundle, a guest buys it, staff ship one part of it and refund another',
  ON_PHONES,
  async ({ page, browser, contextOptions, email, quiet, shop }) => {
    test.slow()
    const title = `Night set ${email.slice(0, 14)}`
    await register(page, email)
    await shop.makeAdministrator(email)
    const id = await makeBundle(page, title)
    await offer(page)
    const context = await browser.newContext({ ...contextOptions, viewport: page.viewportSize() })
    await quiet.watch(context)
    const guest = await context.newPage()
    const number = await buy(guest, { id, title, email: `guest.${email}` })
    await shipOne(page, number, title)
    await page.getByRole('button', { name: refund.open }).click()
    await page.getByLabel(new RegExp(`^${PARTS[1] ?? ''}.*${refund.openPieces(1)}$`)).fill('1')
    await page.getByLabel(refund.reason).fill('Asked by phone')
    // The front light's share of the bundle price: $69 / $167 of $133.60 is $55.20.
    const button = page.getByRole('button', { name: /^Refund \$/ })
    await expect(button).toBeEnabled()
    await button.click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Refund/ })
      .click()
    await expect(page.getByText(/is on its way to the buyer/)).toBeVisible()
    await expectNoViolations(page, 'an order with a bundle')
    await noSidewaysScroll(page)
    await context.close()
  },
)
