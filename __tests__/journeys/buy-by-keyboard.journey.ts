import type { Page } from '@playwright/test'

import { checkout } from '@/messages/shop/checkout/checkout'
import { payment } from '@/messages/shop/payment/payment'
import { configurator } from '@/messages/shop/configurator/configurator'
import { orders } from '@/messages/shop/orders/orders'

import { totalsShown, type ShownTotals } from './support/amounts'
import { cartButton, cartPanel, expectCartOpen, toast } from './support/cart'
import {
  buyer,
  checkoutForm,
  field,
  orderSummary,
  payButton,
  untilPayable,
} from './support/checkout'
import { addToCart, answer, answers, barPrice, option, step } from './support/configurator'
import { arrowTo, expectVisibleFocus, focused, hasFocus, press, tabTo } from './support/keyboard'
import { open, untilAlive } from './support/page'
import { expectOrderPage, sandboxChoice } from './support/payment'
import { expect, test, THOROUGH } from './support/shop-test'

test.use({ savesData: false })

const ELECTRONIC = '12-speed electronic, 10-51'

/** All input goes through page.keyboard; locators only read. */
test('a stranger buys a bike by the keyboard alone', async ({ page, email, shop }) => {
  test.slow()
  await test.step('finds the bike', () => findBike(page))
  await test.step('configures it', () => configure(page))
  await test.step('uses the cart', () => useCart(page))
  const totals = await test.step('checks out', () => checkOut(page, email))
  await test.step('pays', async () => {
    await untilAlive(page)
    await press(page, sandboxChoice(page, payment.succeed))
  })
  const number = await expectOrderPage(page, orders.stages.to_build)
  const order = await shop.onlyOrderOf(email)
  expect(order).toMatchObject({ number, payment_state: 'paid', total_cents: totals.total })
  expect(order.discount_cents).toBe(40_000)
})

const MOST_KEYS = 48
const MOST_TABS = 25

test('the shortest purchase by keyboard takes few keys', async ({ page, email }) => {
  test.slow()
  const keys = countKeys(page)
  const stepOf = async (title: string | RegExp) => {
    const heading = page.getByRole('heading', { level: 1, name: title })
    await expect(heading).toBeFocused()
  }
  await open(page, '/configurator')
  await press(page, page.getByRole('link', { name: 'Skip to content' }))
  await press(page, page.getByRole('link', { name: 'Configure Nyx' }))
  await stepOf('Nyx')
  await press(page, page.getByRole('link', { name: configurator.skipToCart }).first())
  await expect(addToCart(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expectCartOpen(page)
  await press(page, cartPanel(page).getByRole('link', { name: 'Continue to Payment' }))
  await stepOf(checkout.title)
  await expect(payButton(page)).toBeVisible()
  for (const [label, text] of buyer(email)) {
    await tabTo(page, field(page, label))
    await page.keyboard.type(text)
  }
  await tabTo(page, payButton(page))
  await untilPayable(page)
  await page.keyboard.press('Enter')
  await stepOf(payment.sandboxTitle)
  await expect(sandboxChoice(page, payment.succeed)).toBeVisible()
  await press(page, sandboxChoice(page, payment.succeed))
  await expectOrderPage(page, orders.stages.to_build)
  await stepOf(/./)
  expect(keys()).toBeLessThanOrEqual(MOST_KEYS)
})

test('few tabs lead from a loaded configurator to its cart button', async ({ page }) => {
  await open(page, '/configurator/nyx')
  const keys = countKeys(page)
  await press(page, page.getByRole('link', { name: configurator.skipToCart }).first())
  await expect(addToCart(page)).toBeFocused()
  expect(keys()).toBeLessThanOrEqual(MOST_TABS)
})

/** Counts the keys that are pressed, without the text of fields. */
function countKeys(page: Page): () => number {
  let count = 0
  const pressKey = page.keyboard.press.bind(page.keyboard)
  page.keyboard.press = async (key, options) => {
    count++
    await pressKey(key, options)
  }
  return () => count
}

async function findBike(page: Page): Promise<void> {
  await open(page, '/configurator')
  await page.keyboard.press('Tab')
  await expectVisibleFocus(page)
  const skip = page.getByRole('link', { name: 'Skip to content' })
  expect(await hasFocus(skip)).toBe(true)
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('link', { name: 'Configure Nyx' }))
  await expect(page).toHaveURL('/configurator/nyx')
  await expect(page.getByRole('heading', { level: 1, name: 'Nyx' })).toBeVisible()
  await expect(addToCart(page)).toBeEnabled()
}

async function configure(page: Page): Promise<void> {
  await arrowTo(page, step(page, 'Size'), option(page, 'Size', 'L'))
  await page.keyboard.press('ArrowUp')
  await expect(option(page, 'Size', 'M')).toBeChecked()
  await meetRule(page)
  await press(page, step(page, 'Upgrades').locator('summary'))
  await press(page, option(page, 'Upgrades', 'GPS tracker'), 'Space')
  await expect(option(page, 'Upgrades', 'GPS tracker')).toBeChecked()
  await press(page, option(page, 'Upgrades', 'Front light, 100 lux'), 'Space')
  // Each type of color is a separate fieldset, but all of them form one radio group.
  await arrowTo(page, step(page, 'Color'), option(page, 'Color', 'Petrol'))
  await expect(option(page, 'Color', 'Petrol')).toBeChecked()
  expect(await barPrice(page)).toBe(624_400)
  await openAnswer(page)
  await resetAndStay(page)
}

async function meetRule(page: Page): Promise<void> {
  await press(page, step(page, 'Drivetrain').locator('summary'))
  const electronic = option(page, 'Drivetrain', ELECTRONIC)
  await arrowTo(page, step(page, 'Drivetrain'), electronic)
  await expect(electronic).not.toBeChecked()
  await expect(electronic).toHaveAccessibleDescription(
    /paired and set up through the color display/,
  )
  await press(
    page,
    step(page, 'Drivetrain').getByRole('button', { name: /Add color display with navigation/ }),
  )
  await expect(electronic).toBeChecked()
  // The button unmounts, so focus moves to the option that it selected.
  expect(await hasFocus(electronic)).toBe(true)
}

/** Opens an answer in a side panel that takes focus without trapping it and returns it on close. */
async function openAnswer(page: Page): Promise<void> {
  const price = answer(page, 'Price')
  await press(page, price)
  await expect(answers(page).getByRole('heading', { name: 'Price' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(price).toBeFocused()
}

/** The dialog traps the focus while open and returns it to its opener. */
async function resetAndStay(page: Page): Promise<void> {
  const reset = page.getByRole('button', { name: configurator.reset, exact: true })
  await tabTo(page, reset, { back: true })
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await expect(dialog).toHaveCount(1)
  await expectTrapped(page, '[role$=dialog]')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(reset).toBeFocused()
  expect(await barPrice(page)).toBe(624_400)
}

async function useCart(page: Page): Promise<void> {
  const panel = cartPanel(page)
  await press(page, addToCart(page))
  await expectCartOpen(page)
  await expect(toast(page, 'Nyx was added to cart')).toBeVisible()
  await press(page, panel.getByRole('button', { name: 'Increase quantity of Nyx' }))
  await expect(toast(page, 'An additional Nyx has been added to the cart')).toBeVisible()
  await press(page, panel.getByRole('button', { name: 'Decrease quantity of Nyx' }), 'Space')
  await expect(toast(page, 'Decrease Nyx cart quantity')).toBeVisible()

  await press(page, panel.locator('summary', { hasText: 'Estimate shipping and tax' }))
  await tabTo(page, panel.getByLabel('Ship to'))
  // One letter, because a busy browser takes the next one for another type-ahead.
  await page.keyboard.type('C')
  await expect(panel.getByRole('heading', { name: 'Estimate for Canada' })).toBeVisible()
  // End moves to the last entry; typed letters would extend the previous type-ahead.
  await page.keyboard.press('End')
  await expect(panel.getByRole('heading', { name: 'Estimate for the United States' })).toBeVisible()

  await expectTrapped(page, '[role$=dialog]')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  const opener = answers(page).getByRole('button', { name: configurator.addAgain })
  await expect(opener).toBeFocused()
  await tabTo(page, cartButton(page), { back: true })
  await page.keyboard.press('Enter')
  await expectCartOpen(page)
  await press(page, panel.getByRole('link', { name: 'Continue to Payment' }))
  await expect(page).toHaveURL('/cart/checkout')
  await expect(payButton(page)).toBeVisible()
}

/** Asserts that Tab cycles through more than one stop inside the given element. */
async function expectTrapped(page: Page, selector: string): Promise<void> {
  const stops = new Set<string>()
  for (let stop = 0; stop < 24; stop++) {
    await page.keyboard.press('Tab')
    await expectVisibleFocus(page)
    stops.add(await focused(page))
    const isInside = await page.evaluate(
      (inside) => document.activeElement?.closest(inside) !== null,
      selector,
    )
    expect(isInside, `${await focused(page)} is inside the dialog`).toBe(true)
  }
  expect(stops.size).toBeGreaterThan(1)
}

async function checkOut(page: Page, email: string): Promise<ShownTotals> {
  const summary = orderSummary(page)
  await press(page, summary.getByRole('button', { name: checkout.promoOpen }))
  const code = summary.getByRole('textbox', { name: checkout.promoLabel })
  await expect(code).toBeFocused()
  await page.keyboard.type('xmas')
  await page.keyboard.press('Enter')
  await expect(summary.getByText('Promo code XMAS applied: −$400.00.')).toBeVisible()
  await forgetEmail(page)
  for (const [label, text] of buyer(email)) {
    await tabTo(page, field(page, label))
    await page.keyboard.type(text)
    await expect(field(page, label)).toHaveValue(text)
  }
  const totals = await totalsShown(summary)
  await tabTo(page, payButton(page))
  await untilPayable(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/payment\/sandbox\//)
  return totals
}

/** Submits without an email address: the error summary takes focus and links to the field. */
async function forgetEmail(page: Page): Promise<void> {
  await press(page, payButton(page))
  const faults = page.getByRole('group', { name: /^Please fix/ })
  await expect(faults).toBeFocused()
  await press(page, faults.getByRole('button', { name: 'Enter your email address.' }))
  await expect(field(page, checkout.email)).toBeFocused()
  await expect(field(page, checkout.email)).toHaveAccessibleDescription(
    /Enter your email address\./,
  )
  await expect(checkoutForm(page).getByRole('alert')).toHaveCount(0)
}

const ROUND = ['/', '/configurator', '/configurator/nyx', '/contact']

for (const path of [...ROUND, '/developers', '/developers/checkout']) {
  test(`the keyboard goes once round ${path} and is never trapped`, THOROUGH, async ({ page }) => {
    await open(page, path)
    await page.keyboard.press('Tab')
    const first = await focused(page)
    expect(first).toContain('Skip to content')
    let stops = 0
    do {
      await page.keyboard.press('Tab')
      await expectVisibleFocus(page)
      stops++
    } while ((await focused(page)) !== first && stops < 800)
    expect(await focused(page)).toBe(first)
    expect(stops).toBeGreaterThan(5)
  })
}
