import { chrome } from '@/messages/kit/chrome'
import { checkout } from '@/messages/shop/checkout/checkout'
import { payment } from '@/messages/shop/payment/payment'
import { configurator } from '@/messages/shop/configurator/configurator'
import { finderTexts, fullScreenTexts } from '@/messages/shop/configurator/configurator-parts'
import { editTexts } from '@/messages/shop/configurator/configurator-edit'
import { copyLink } from '@/messages/kit/copy-field'
import { orders } from '@/messages/shop/orders/orders'

import { expectNoViolations } from './support/axe'
import { cartButton, cartPanel, continueToPayment, expectCartOpen, putInCart } from './support/cart'
import {
  buyer,
  enter,
  field,
  fillBuyer,
  orderAndPay,
  orderSummary,
  payButton,
} from './support/checkout'
import { answer, answers, openStep, option, step } from './support/configurator'
import { register, userMenuButton } from './support/member'
import { open, untilAlive } from './support/page'
import { endPayment, expectOrderPage } from './support/payment'
import {
  expect,
  FIRST_ON_PHONES,
  ON_PHONES,
  THOROUGH,
  THOROUGH_ON_PHONES,
  test,
} from './support/shop-test'

// Without reduced motion, axe measures too little contrast while elements fade in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PAGES = [
  ...['/', '/configurator', '/contact', '/forum/1', '/outbox'],
  ...['/developers', '/developers/checkout'],
  ...['/accessories', '/accessories/5000110', '/accessories/5000124'],
  ...['/help-center', '/help-center/search?q=charge', '/help-center/search?q=qwertzuiop'],
  ...['/help-center/torque-values', '/spares', '/spares?group=brakes', '/spares?q=motor'],
  ...['/spares?q=derzailxlur', '/spares/5000358'],
]

for (const path of PAGES) {
  test(`axe finds nothing on ${path}`, THOROUGH_ON_PHONES, async ({ page }) => {
    await open(page, path)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectNoViolations(page, path)
  })
}

test('axe finds nothing on the 404 page', THOROUGH_ON_PHONES, async ({ page, quiet }) => {
  quiet.plan('/no-such-road')
  await open(page, '/no-such-road')
  await expectNoViolations(page, 'the 404 page')
})

test('axe finds nothing on the configurator and its answers', ON_PHONES, async ({ page }) => {
  test.slow()
  await open(page, '/configurator/nyx')
  await openStep(page, 'Drivetrain')
  await openStep(page, 'Extras that fit')
  await openStep(page, 'Handlebar and stem')
  await expect(option(page, 'Drivetrain', '12-speed electronic')).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expectNoViolations(page, 'the configurator with a refused option')
  for (const name of ['Price', 'Weight', 'Range', 'Delivery'] as const) {
    await answer(page, name).click()
    await expect(answers(page).getByRole('group', { name, exact: true })).toBeVisible()
    if (name === 'Price')
      await answers(page)
        .getByRole('button', { name: /^With tax/ })
        .click()
    await expectNoViolations(page, `the open answer ${name}`)
  }
  await page.keyboard.press('Escape')
})

test('axe finds nothing on what the configurator unfolds', THOROUGH_ON_PHONES, async ({ page }) => {
  test.slow()
  await open(page, '/configurator/nyx')
  await option(page, 'Color', 'Two-tone').check()
  const size = step(page, 'Size')
  await size.getByText(configurator.finder).click()
  await size.getByLabel('Height (cm)').fill('175')
  await size.getByLabel('Inseam (cm)').fill('81')
  await size.getByRole('button', { name: finderTexts.find }).click()
  await expect(size.getByRole('status')).toContainText('175')
  await step(page, 'Summary').getByRole('button', { name: configurator.getCode }).click()
  const link = step(page, 'Summary').getByLabel(copyLink.label, { exact: true })
  await expect(link).toBeVisible()
  // The default scroll position may leave a control half covered by the bottom bar.
  await link.evaluate((field) => field.scrollIntoView({ block: 'center' }))
  await expectNoViolations(page, 'custom paint, size advice and share code')

  await page.getByRole('button', { name: configurator.fullScreen }).click()
  await expect(page.getByRole('button', { name: fullScreenTexts.leave })).toBeVisible()
  await expectNoViolations(page, 'the full-screen picture')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: configurator.reset, exact: true }).click()
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeVisible()
  await expectNoViolations(page, 'the question before a reset')
})

test(
  'axe finds nothing on the cart panel and the menu',
  FIRST_ON_PHONES,
  async ({ page, isMobile }) => {
    await open(page, '/configurator')
    await cartButton(page).click()
    await expect(cartPanel(page).getByText('There is no item in your shopping cart!')).toBeVisible()
    await expectNoViolations(page, 'the empty cart')
    await page.keyboard.press('Escape')
    if (isMobile) {
      await page.getByRole('button', { name: chrome.menu }).click()
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Login' })).toBeVisible()
      await expectNoViolations(page, 'the menu')
    }
    await putInCart(page)
    await cartPanel(page).getByText('Estimate shipping and tax').click()
    await expect(cartPanel(page).getByText('Total with shipping and tax')).toBeVisible()
    await expectNoViolations(page, 'the full cart with its estimate')
  },
)

test('axe finds nothing from checkout to order', FIRST_ON_PHONES, async ({ page, email }) => {
  test.slow()
  await putInCart(page)
  await expectCartOpen(page)
  await continueToPayment(page)
  await expect(payButton(page)).toBeVisible()
  await expectNoViolations(page, 'the checkout')

  await orderSummary(page).getByRole('button', { name: checkout.promoOpen }).click()
  await orderSummary(page).getByRole('textbox', { name: checkout.promoLabel }).fill('nothing')
  await orderSummary(page).getByRole('button', { name: checkout.promoApply }).click()
  await expect(orderSummary(page).getByText(checkout.promoUnknown)).toBeVisible()
  await page.getByRole('button', { name: checkout.billingOther }).click()
  await payButton(page).click()
  await expect(page.getByRole('group', { name: /^Please fix/ })).toBeFocused()
  await expectNoViolations(page, 'the checkout with faults')

  await page.getByRole('button', { name: checkout.billingBack }).click()
  await fillBuyer(page, email)
  await orderAndPay(page)
  await untilAlive(page)
  await expect(page.getByRole('button', { name: payment.decline })).toBeVisible()
  await expectNoViolations(page, 'the sandbox')
  await endPayment(page, 'leave')
  await expect(page.getByRole('heading', { name: payment.open })).toBeVisible()
  await expectNoViolations(page, 'the way back')
  await page.getByRole('button', { name: payment.again }).click()
  await endPayment(page, 'succeed')
  await expectOrderPage(page, orders.stages.to_build)
  await page.getByText(orders.buildSheet, { exact: true }).first().click()
  await expectNoViolations(page, 'the order')
})

test(
  'axe finds nothing where an order is unknown or the cart empty',
  THOROUGH_ON_PHONES,
  async ({ page, quiet }) => {
    quiet.plan('/api/orders/')
    await open(page, '/orders/NK-100001/not-the-key-of-this-order')
    await expect(page.getByRole('heading', { level: 1, name: orders.unknown })).toBeVisible()
    await expectNoViolations(page, 'the unknown order')
    await open(page, '/cart/checkout')
    await expect(page.getByText('There is no item in your shopping cart!')).toBeVisible()
    await expectNoViolations(page, 'the empty checkout')
    await open(page, '/payment/return')
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expectNoViolations(page, 'a return without a payment')
  },
)

for (const path of ['/login', '/register', '/forgot-password', '/withdrawal']) {
  test(`axe finds nothing on ${path}, empty and refused`, THOROUGH_ON_PHONES, async ({ page }) => {
    await open(page, path)
    await expectNoViolations(page, path)
    await page.getByRole('main').locator('form button[type=submit]').click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    await expectNoViolations(page, `${path} with faults`)
  })
}

test(
  'axe finds nothing on pages of links that no longer work',
  THOROUGH_ON_PHONES,
  async ({ page, quiet }) => {
    quiet.plan(/422/)
    const token = 'x'.repeat(43)
    for (const path of [
      `/reset-password?email=ada%40example.com&token=${token}`,
      `/confirm-email?token=${token}`,
      `/first-admin?token=${token}`,
    ]) {
      await open(page, path)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectNoViolations(page, path)
    }
  },
)

const DASHBOARD = ['', '/profile', '/orders', '/settings', '/payments', '/credits', '/support']

test(
  'axe finds nothing in the dashboard, empty and full',
  THOROUGH_ON_PHONES,
  async ({ page, email }) => {
    test.slow()
    await register(page, email)
    const look = async (paths: readonly string[], state: string) => {
      for (const path of paths) {
        await open(page, `/dashboard${path}`)
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await expectNoViolations(page, `the ${state} /dashboard${path}`)
      }
    }
    await look(DASHBOARD, 'empty')

    await putInCart(page)
    await expectNoViolations(page, 'the cart of a user')
    await continueToPayment(page)
    await expect(payButton(page)).toBeVisible()
    await expectNoViolations(page, 'the checkout of a user')
    await payButton(page).click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    await expectNoViolations(page, 'the checkout of a user with faults')
    for (const [label, text] of buyer(email)) {
      if (label !== checkout.email) await enter(field(page, label), text)
    }
    await orderAndPay(page)
    await endPayment(page, 'succeed')
    const number = await expectOrderPage(page, orders.stages.to_build)
    await open(page, '/dashboard')
    const bike = await page
      .getByRole('main')
      .getByRole('link', { name: /^Open/ })
      .getAttribute('href')
    const bikePath = (bike ?? '').replace('/dashboard', '')
    await look([...DASHBOARD, `/orders/${number}`, bikePath], 'full')
    await open(page, `/configurator/nyx?mode=CEUM&orderBikeID=${bikePath.split('/').at(-1)}`)
    await expect(page.getByText(editTexts.title.CEUM)).toBeVisible()
    await expectNoViolations(page, 'the upgrade of an ordered bike')
  },
)

test('axe finds nothing on the open user menu', THOROUGH, async ({ page, email }) => {
  await register(page, email)
  await userMenuButton(page).click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expectNoViolations(page, 'the user menu')
})
