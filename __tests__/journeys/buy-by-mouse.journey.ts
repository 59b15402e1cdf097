import type { Locator, Page } from '@playwright/test'

import { checkout } from '@/messages/shop/checkout/checkout'
import { payment } from '@/messages/shop/payment/payment'
import { configurator } from '@/messages/shop/configurator/configurator'
import { orders, outbox } from '@/messages/shop/orders/orders'

import { centsOf, totalsShown, type ShownTotals } from './support/amounts'
import { cartButton, cartPanel, continueToPayment, expectCartOpen, toast } from './support/cart'
import {
  buyer,
  checkoutForm,
  field,
  fillBuyer,
  orderAndPay,
  orderSummary,
  payButton,
  untilPayable,
} from './support/checkout'
import {
  addToCart,
  answers,
  barPrice,
  choose,
  drawing,
  option,
  priceLines,
  step,
  openStep,
} from './support/configurator'
import { open, untilAlive } from './support/page'
import { endPayment, expectOrderPage, sandboxChoice } from './support/payment'
import type { ShopDatabase } from './support/shop-database'
import { expect, FIRST_ON_PHONES, test } from './support/shop-test'

test.use({ savesData: false })

const ELECTRONIC = '12-speed electronic, 10-51'
const COLOR_DISPLAY = 'Color display with navigation'
const FRAME = 'frame:nyx:M'

test(
  'a stranger configures a bike and buys it as a guest',
  FIRST_ON_PHONES,
  async ({ page, email, shop }) => {
    const pieces = await shop.piecesEver(FRAME)
    const price = await test.step('configures a Nyx', () => configureNyx(page))
    await test.step('puts it in the cart', () => useCart(page, price))
    const totals = await test.step('checks out', () => checkOut(page, email))
    await test.step('pays', () => pay(page, totals))
    const number = await test.step('sees the order', () => seeOrder(page, totals))
    await test.step('is in the books', () => findInBooks(shop, email, { totals, number, pieces }))
    await test.step('has a mail', () => readMail(page, email))
  },
)

const MOST_CLICKS = 8
const MOST_FIELDS = 6

test('the shortest purchase by mouse takes few clicks and fields', async ({ page, email }) => {
  test.slow()
  let clicks = 0
  const click = async (target: Locator) => {
    clicks++
    await target.click()
  }
  await open(page, '/configurator')
  await click(page.getByRole('link', { name: 'Configure Nyx' }))
  await expect(page).toHaveURL('/configurator/nyx')
  await untilAlive(page)
  await click(addToCart(page))
  await expectCartOpen(page)
  await click(cartPanel(page).getByRole('link', { name: 'Continue to Payment' }))
  const needed = buyer(email).filter(([label]) => !['State', checkout.phone].includes(label))
  await click(field(page, needed[0]?.[0] ?? ''))
  for (const [label, text] of needed) await field(page, label).fill(text)
  // The ZIP code has filled in the state, and the phone number is optional.
  await expect(field(page, 'State')).toHaveValue('OR')
  await untilPayable(page)
  await click(payButton(page))
  await expect(page).toHaveURL(/\/payment\/sandbox\//)
  await untilAlive(page)
  await click(sandboxChoice(page, payment.succeed))
  await expectOrderPage(page, orders.stages.to_build)
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS)
  expect(needed.length).toBeLessThanOrEqual(MOST_FIELDS)
})

/** Configures a Nyx and returns its price in cents. */
async function configureNyx(page: Page): Promise<number> {
  await open(page, '/configurator')
  await page.getByRole('link', { name: 'Configure Nyx' }).click()
  await expect(page).toHaveURL('/configurator/nyx')
  await untilAlive(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Nyx' })).toBeVisible()

  await choose(page, 'Size', 'L')
  await expect(drawing(page)).toHaveAccessibleName(/^Nyx in size L/)
  await choose(page, 'Size', 'M')
  await choose(page, 'Color', 'Petrol')
  await expect(drawing(page)).toHaveAccessibleName(/^Nyx in size M, Petrol/)
  await choose(page, 'Upgrades', 'GPS tracker')
  await choose(page, 'Upgrades', 'Front light, 100 lux')
  await meetRule(page)

  const price = await barPrice(page)
  const lines = await priceLines(page)
  expect(lines.sum).toBe(price)
  expect(lines.titles.join()).toContain('GPS tracker')
  // $4,999 for the bike + $179 for the color + $179 + $109 + $649 + $129 for other options.
  expect(price).toBe(624_400)
  await expect(answers(page).getByRole('status')).toContainText('12-speed electronic')
  return price
}

/** Expects electronic shifting to be refused without the color display, and the fix to select both. */
async function meetRule(page: Page): Promise<void> {
  await openStep(page, 'Drivetrain')
  const electronic = option(page, 'Drivetrain', ELECTRONIC)
  await expect(electronic).toHaveAttribute('aria-disabled', 'true')
  await expect(electronic).toHaveAccessibleDescription(
    /Electronic shifting is paired and set up through the color display\./,
  )
  await press(page, step(page, 'Drivetrain').getByText(ELECTRONIC, { exact: true }))
  await expect(electronic).not.toBeChecked()
  await step(page, 'Drivetrain')
    .getByRole('button', { name: `${ELECTRONIC}: Add color display with navigation, +$129.00` })
    .click()
  await expect(electronic).toBeChecked()
  await openStep(page, 'Display')
  await expect(option(page, 'Display', COLOR_DISPLAY)).toBeChecked()
}

/** Clicks at the target's position, even if it is marked as disabled, as a visitor would. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to press.')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

async function useCart(page: Page, price: number): Promise<void> {
  await addToCart(page).click()
  const panel = cartPanel(page)
  await expectCartOpen(page)
  await expect(toast(page, 'Nyx was added to cart')).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Nyx' })).toBeVisible()
  await expect(panel.getByRole('listitem').first()).toContainText('Petrol')

  const quantity = panel.getByRole('spinbutton', { name: 'Quantity of Nyx' })
  await panel.getByRole('button', { name: 'Increase quantity of Nyx' }).click()
  await expect(toast(page, 'An additional Nyx has been added to the cart')).toBeVisible()
  await expect(quantity).toHaveValue('2')
  await expect(row(panel, 'Order total')).toContainText(dollars(2 * price))
  await panel.getByRole('button', { name: 'Decrease quantity of Nyx' }).click()
  await expect(toast(page, 'Decrease Nyx cart quantity')).toBeVisible()
  await expect(quantity).toHaveValue('1')
  await expect(row(panel, 'Order total')).toContainText(dollars(price))

  await estimate(panel, price)
  await continueToPayment(page)
  await expect(cartPanel(page)).toHaveCount(0)
  await expect(cartButton(page)).toHaveAccessibleName('Shopping cart, 1 item')
}

/** Expects shipping and tax to follow the country before any personal data is requested. */
async function estimate(panel: Locator, price: number): Promise<void> {
  await panel.getByText('Estimate shipping and tax').click()
  const country = panel.getByLabel('Ship to')
  const total = row(panel, 'Total with shipping and tax')
  // Shipping is $99.00, and the shop collects no tax here.
  await expect(total).toContainText(dollars(price + 9_900))
  const atHome = await total.textContent()
  await country.selectOption({ label: 'Canada' })
  await expect(panel.getByRole('heading', { name: 'Estimate for Canada' })).toBeVisible()
  await expect(total).not.toHaveText(atHome ?? '')
  await expect(row(panel, 'Shipping')).toContainText('$149.00')
  await country.selectOption({ label: 'United States' })
  await expect(total).toHaveText(atHome ?? '')
}

function row(scope: Locator, label: string): Locator {
  const term = scope.page().getByText(label, { exact: true })
  return scope.locator('dl > div').filter({ has: term })
}

async function checkOut(page: Page, email: string): Promise<ShownTotals> {
  const summary = orderSummary(page)
  await summary.getByRole('button', { name: checkout.promoOpen }).click()
  await summary.getByLabel(checkout.promoLabel, { exact: true }).last().fill('xmas')
  await summary.getByRole('button', { name: checkout.promoApply }).click()
  const result = summary.getByText('Promo code XMAS applied: −$400.00.')
  await expect(result).toBeVisible()
  await expect(result).toHaveRole('status')

  const fields = checkoutForm(page).locator('input:visible, select:visible, textarea:visible')
  expect(await fields.count()).toBeLessThanOrEqual(8)
  await fillBuyer(page, email)
  expect(await fields.count()).toBeLessThanOrEqual(8)

  const totals = await totalsShown(summary)
  expect(totals.discount).toBe(40_000)
  expect(totals.total).toBe(totals.subtotal - totals.discount + totals.shipping + totals.tax)
  await expect(
    page.getByRole('button', { name: `Order and pay ${dollars(totals.total)}` }),
  ).toBeVisible()
  await orderAndPay(page)
  return totals
}

async function pay(page: Page, { total }: ShownTotals): Promise<void> {
  await expect(page.getByText('This is a test payment. No money moves.')).toBeVisible()
  const amount = page.getByRole('definition').filter({ hasText: '$' })
  expect(centsOf((await amount.textContent()) ?? '')).toBe(total)
  await expect(page.getByRole('button', { name: payment.decline })).toBeVisible()
  await endPayment(page, 'succeed')
}

async function seeOrder(page: Page, totals: ShownTotals): Promise<string> {
  const number = await expectOrderPage(page, orders.stages.to_build)
  const shown = page.getByRole('region', { name: orders.totals })
  expect(await totalsShown(shown)).toEqual(totals)

  const lines = page.getByRole('region', { name: orders.lines })
  await expect(lines.getByRole('heading', { name: /Nyx/ })).toBeVisible()
  for (const text of ['Petrol', 'GPS tracker', 'Front light, 100 lux']) {
    await expect(lines.getByText(text).first()).toBeVisible()
  }
  await lines.getByText(orders.buildSheet, { exact: true }).click()
  const sheet = lines.getByRole('table', { name: orders.buildSheetOf('Nyx') })
  await expect(sheet.getByRole('cell', { name: ELECTRONIC })).toBeVisible()
  const timeline = page.getByRole('region', { name: orders.timeline })
  const steps = ['Order received', 'Paid', 'Production starts', 'Ships', 'Arrives']
  await expect(timeline.getByRole('listitem')).toContainText(steps)
  await expect(cartButton(page)).toHaveAccessibleName('Shopping cart')
  return number
}

interface Seen {
  totals: ShownTotals
  number: string
  pieces: number
}

/** Checks the stored totals, and that there is one payment, one email and one unit less in stock. */
async function findInBooks(shop: ShopDatabase, email: string, seen: Seen): Promise<void> {
  const order = await shop.onlyOrderOf(email)
  expect(order.number).toBe(seen.number)
  expect(order.payment_state).toBe('paid')
  expect(order.promo_code?.toLowerCase()).toBe('xmas')
  expect({
    subtotal: order.subtotal_cents,
    discount: order.discount_cents,
    shipping: order.shipping_cents,
    tax: order.tax_cents,
    total: order.total_cents,
  }).toEqual(seen.totals)
  expect(order.payments).toEqual([{ amount_cents: seen.totals.total, currency: 'USD' }])
  expect(order.mails).toMatchObject([{ kind: 'order_confirmation', recipient: email }])
  expect(order.mails[0]?.text).toContain(`/orders/${seen.number}/`)
  expect(order.reservations).toEqual([{ sku: FRAME, count: 1, state: 'consumed' }])
  expect(await shop.piecesEver(FRAME)).toBe(seen.pieces)
}

async function readMail(page: Page, email: string): Promise<void> {
  const address = page.url()
  await open(page, '/outbox')
  await expect(page.getByRole('heading', { level: 1, name: outbox.title })).toBeVisible()
  const mail = page.getByRole('article').filter({ hasText: email })
  await expect(mail).toHaveCount(1)
  await mail.getByRole('link', { name: new URL(address).pathname }).click()
  await expect(page).toHaveURL(new URL(address).pathname)
  await expect(page.getByRole('heading', { level: 1, name: /^(Thank you|Nyx)/ })).toBeVisible()
  await expect(page.getByText(configurator.addToCart)).toHaveCount(0)
}

function dollars(cents: number): string {
  const whole = Math.floor(cents / 100).toLocaleString('en-US')
  return `$${whole}.${String(cents % 100).padStart(2, '0')}`
}
