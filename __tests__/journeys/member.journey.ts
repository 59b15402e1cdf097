import { authToasts } from '@/messages/account/auth/auth-toasts'
import { addressFields } from '@/messages/account/addresses/address-fields'
import { addresses } from '@/messages/account/addresses/addresses'
import { configurator } from '@/messages/shop/configurator/configurator'
import { editTexts, editToasts } from '@/messages/shop/configurator/configurator-edit'
import { myOrders } from '@/messages/shop/orders/my-orders'
import { orders } from '@/messages/shop/orders/orders'

import {
  cartButton,
  cartPanel,
  closeCart,
  continueToPayment,
  expectCartOpen,
  putInCart,
  toast,
} from './support/cart'
import { enter, orderAndPay, orderSummary } from './support/checkout'
import { choose, openStep, step } from './support/configurator'
import { expireToken, keptBy, logIn, logOut, register, TYPED_PASSWORD } from './support/member'
import { open } from './support/page'
import { endPayment, expectOrderPage } from './support/payment'
import { Quiet } from './support/quiet'
import { expect, test } from './support/shop-test'

test('a cart follows its owner through registration, logout and a second browser to the order', async ({
  page,
  browser,
  baseURL,
  email,
  shop,
}) => {
  test.slow()
  await putInCart(page, 'nyx')
  await closeCart(page)
  for (const index of [0, 1, 2]) {
    await openStep(page, 'Extras that fit')
    await step(page, 'Extras that fit').getByRole('button', { name: /^Add / }).nth(index).click()
    await expectCartOpen(page)
    await closeCart(page)
    await expect(cartButton(page)).toHaveAccessibleName(`Shopping cart, ${index + 2} items`)
  }
  await putInCart(page, 'nireeka-prime')
  await closeCart(page)
  await expect(cartButton(page)).toHaveAccessibleName('Shopping cart, 5 items')

  await register(page, email)
  await expect(cartButton(page)).toHaveAccessibleName('Shopping cart, 5 items')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('cart_items') ?? '[]'))
    .toBe('[]')
  expect(await keptBy(page)).not.toContain(TYPED_PASSWORD)

  await logOut(page)
  await expect(toast(page, authToasts.signedOut().text)).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Shopping cart')
  const left = await page.evaluate(() => Object.keys(localStorage))
  expect(left.filter((key) => ['email', 'password', 'remember', 'mac_id'].includes(key))).toEqual(
    [],
  )
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('access_token')

  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  const quiet = new Quiet(baseURL ?? '')
  await quiet.watch(context)
  const elsewhere = await context.newPage()
  await open(elsewhere, '/dashboard/profile')
  await expect(elsewhere).toHaveURL('/login?continue=%2Fdashboard%2Fprofile')
  await logIn(elsewhere, email)
  await expect(elsewhere).toHaveURL('/dashboard/profile')
  await expect(cartButton(elsewhere)).toHaveAccessibleName('Shopping cart, 5 items')
  expect(await keptBy(elsewhere)).not.toContain(TYPED_PASSWORD)

  await elsewhere.getByRole('button', { name: addresses.add }).click()
  const form = elsewhere.getByRole('form', { name: addresses.addTitle })
  for (const [label, text] of [
    [addressFields.name, 'Ada Rider'],
    [addressFields.line1, '12 Chain Street'],
    [addressFields.city, 'Portland'],
    ['State', 'OR'],
    [addressFields.postcode('US'), '97201'],
  ] as const) {
    await enter(form.getByLabel(label, { exact: true }), text)
  }
  await form.getByRole('button', { name: addresses.save }).click()
  await expect(elsewhere.getByText(addresses.saved)).toBeVisible()

  // The token expires while the member edits a bike in the cart; no error may be visible.
  quiet.plan(/401/)
  await cartButton(elsewhere).click()
  await expireToken(context)
  await cartPanel(elsewhere)
    .getByRole('link', { name: /Edit.*Nyx/ })
    .click()
  await expect(elsewhere.getByText(editTexts.title.CECM)).toBeVisible()
  await choose(elsewhere, 'Size', 'L')
  await expireToken(context)
  await elsewhere.getByRole('button', { name: configurator.saveChanges }).click()
  await expect(toast(elsewhere, editToasts.saved().text)).toBeVisible()
  await expect(cartPanel(elsewhere).getByText('Size L, Night')).toBeVisible()

  await continueToPayment(elsewhere)
  await expect(elsewhere.getByRole('radio', { name: /^Ada Rider/ }).first()).toBeChecked()
  const summary = await orderSummary(elsewhere).textContent()
  expect(summary).toContain('Size L')
  await orderAndPay(elsewhere)
  await expireToken(context)
  await endPayment(elsewhere, 'succeed')
  const number = await expectOrderPage(elsewhere, orders.stages.to_build)
  const order = await shop.onlyOrderOf(email)
  expect(order).toMatchObject({ number, payment_state: 'paid', attempts: 1 })
  await expect(cartButton(elsewhere)).toHaveAccessibleName('Shopping cart')

  await open(elsewhere, '/dashboard/orders')
  await elsewhere.getByRole('link', { name: new RegExp(number) }).click()
  await expect(elsewhere.getByText(myOrders.open(number))).toBeVisible()
  await expect(elsewhere.getByRole('heading', { name: /^Thank you/ })).toBeVisible()
  const timeline = elsewhere.getByRole('region', { name: 'Timeline' })
  await expect(timeline.getByText('Paid', { exact: true })).toBeVisible()

  await open(elsewhere, '/dashboard')
  await expect(elsewhere.getByRole('heading', { level: 2, name: 'Nyx' })).toBeVisible()
  await expect(elsewhere.getByRole('heading', { level: 2, name: 'Nireeka Prime' })).toBeVisible()
  expect(await shop.leaksOf(TYPED_PASSWORD)).toEqual([])
  expect(quiet.report()).toEqual([])
  await context.close()
})
