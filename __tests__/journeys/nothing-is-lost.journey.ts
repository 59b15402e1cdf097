import type { Page } from '@playwright/test'

import { checkout } from '@/messages/shop/checkout/checkout'
import { orders } from '@/messages/shop/orders/orders'
import { SESSION_KEYS } from '@/utils/session-keys'
import { LOCAL_KEYS } from '@/utils/storage'

import { centsOf, totalsShown } from './support/amounts'
import { cartButton, cartPanel, continueToPayment, expectCartOpen, putInCart } from './support/cart'
import {
  field,
  fillBuyer,
  goToCheckout,
  orderAndPay,
  orderSummary,
  payButton,
} from './support/checkout'
import { addToCart, barPrice, choose, drawing, openStep, option } from './support/configurator'
import { open, reload } from './support/page'
import { endPayment, expectOrderPage } from './support/payment'
import { expect, test } from './support/shop-test'

const CHOSEN = [
  ['Size', 'L'],
  ['Color', 'Petrol'],
  ['Upgrades', 'GPS tracker'],
] as const

test('reload, back and forward bring the same build', async ({ page }) => {
  await open(page, '/configurator/nyx')
  for (const [of, title] of CHOSEN) await choose(page, of, title)
  const price = await barPrice(page)
  expect(price).toBe(535_700)
  await expect(drawing(page)).toHaveAccessibleName(/^Nyx in size L, Petrol.*tracker/)
  const shown = (await drawing(page).getAttribute('alt')) ?? ''

  const expectSame = async () => {
    for (const [of, title] of CHOSEN) {
      await openStep(page, of)
      await expect(option(page, of, title)).toBeChecked()
    }
    expect(await barPrice(page)).toBe(price)
    await expect(drawing(page)).toHaveAccessibleName(shown)
  }
  await reload(page)
  await expectSame()
  await page.getByRole('link', { name: 'Nireeka home' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expectSame()
  await page.goForward()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expectSame()
})

test('a second tab sees the cart and adds to it', async ({ page, context }) => {
  const other = await context.newPage()
  await open(other, '/configurator')
  await putInCart(page)
  await expect(cartButton(other)).toHaveAccessibleName('Shopping cart, 1 item')
  await putInCart(other)
  await expect(cartPanel(other).getByRole('spinbutton', { name: 'Quantity of Nyx' })).toHaveValue(
    '2',
  )
  await expect(cartPanel(page).getByRole('spinbutton', { name: 'Quantity of Nyx' })).toHaveValue(
    '2',
  )
})

const DAMAGE: Record<string, string> = {
  'text that is no JSON': '}{ not JSON \u0000 <script>',
  'JSON of another kind': '{"version":1,"bikes":{"nyx":{"build":7}},"0":null,"items":[[],{}]}',
  'a huge array': JSON.stringify(Array.from({ length: 8_000 }, (_, id) => ({ id, price: 'x' }))),
}

for (const [name, text] of Object.entries(DAMAGE)) {
  test(`stored data that is ${name} breaks nothing`, async ({ page }) => {
    await open(page, '/configurator/nyx')
    await damageStorage(page, text)
    await reload(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Nyx' })).toBeVisible()
    expect(await barPrice(page)).toBe(499_900)
    // The unreadable cart stays in storage until the login reports it.
    await expect(cartButton(page)).toHaveAccessibleName('Shopping cart')
    expect(await page.evaluate((key) => localStorage.getItem(key), LOCAL_KEYS.cartItems)).toBe(text)

    await damageStorage(page, text)
    await open(page, '/cart/checkout')
    await expect(page.getByText('There is no item in your shopping cart!')).toBeVisible()
    await damageStorage(page, text)
    await open(page, '/payment/return')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await open(page, '/configurator/nyx')
    await addToCart(page).click()
    await expectCartOpen(page)
    await continueToPayment(page)
    await expect(payButton(page)).toBeVisible()
  })
}

function damageStorage(page: Page, text: string): Promise<void> {
  const local = Object.values(LOCAL_KEYS)
  const session = Object.values(SESSION_KEYS)
  return page.evaluate(
    (damage) => {
      for (const key of damage.local) localStorage.setItem(key, damage.text)
      for (const key of damage.session) sessionStorage.setItem(key, damage.text)
    },
    { local, session, text },
  )
}

test('a bike that sells out meanwhile is named, and nothing is ordered', async ({
  page,
  email,
  quiet,
  shop,
}) => {
  quiet.plan('/api/payment-guest')
  await open(page, '/configurator/nyx')
  await choose(page, 'Size', 'XL')
  await addToCart(page).click()
  await expectCartOpen(page)
  await continueToPayment(page)
  await fillBuyer(page, email)
  await shop.whileSoldOut('frame:nyx:XL', async () => {
    await payButton(page).click()
    await expect(
      page.getByText(
        'Nyx in size XL just sold out. We haven’t placed your order, and you weren’t charged.',
      ),
    ).toBeVisible()
  })
  expect(await shop.ordersOf(email)).toEqual([])
  await expect(field(page, checkout.email)).toHaveValue(email)
  await expect(cartButton(page)).toHaveAccessibleName('Shopping cart, 1 item')
})

test('a total that changed is told before anything is ordered', async ({
  page,
  email,
  quiet,
  shop,
}) => {
  quiet.plan('/api/payment-guest')
  await goToCheckout(page, email, 'nireeka-homie')
  const before = centsOf((await payButton(page).textContent()) ?? '')
  await shop.whileDearer('nireeka-homie', 10_000, async () => {
    await payButton(page).click()
    const notified = page.getByRole('alert').filter({ hasText: 'The total has changed from' })
    await expect(notified).toContainText('$100.00 more. We haven’t placed your order.')
    expect(await shop.ordersOf(email)).toEqual([])
    const after = await totalsShown(orderSummary(page))
    expect(after.total).toBe(before + 10_000)
    await orderAndPay(page)
    await endPayment(page, 'succeed')
    await expectOrderPage(page, orders.stages.to_build)
    const order = await shop.onlyOrderOf(email)
    expect(order.total_cents).toBe(after.total)
    expect(order.payments).toEqual([{ amount_cents: after.total, currency: 'USD' }])
  })
})

test('a server that cannot be reached, and an answer that is lost, make one order', async ({
  page,
  email,
  quiet,
  shop,
}) => {
  quiet.plan('/api/payment-guest')
  await goToCheckout(page, email)
  const unreachable = page.getByRole('alert').filter({ hasText: "Can't reach server right now." })

  await page.route('**/api/payment-guest', (route) => route.abort(), { times: 1 })
  await payButton(page).click()
  await expect(unreachable).toBeVisible()
  expect(await shop.ordersOf(email)).toEqual([])

  // This time the order is created, and only the response is lost.
  await page.route(
    '**/api/payment-guest',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await unreachable.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(async () => (await shop.ordersOf(email)).length).toBe(1)
  await expect(unreachable).toBeVisible()

  await unreachable.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/payment\/sandbox\//)
  await endPayment(page, 'succeed')
  await expectOrderPage(page, orders.stages.to_build)
  const order = await shop.onlyOrderOf(email)
  expect(order).toMatchObject({ payment_state: 'paid', attempts: 1 })
  expect(order.payments).toHaveLength(1)
})

test('a double click on the order button makes one order', async ({ page, email, shop }) => {
  await goToCheckout(page, email)
  await payButton(page).dblclick()
  await expect(page).toHaveURL(/\/payment\/sandbox\//)
  expect(await shop.onlyOrderOf(email)).toMatchObject({ payment_state: 'unpaid', attempts: 1 })
})
