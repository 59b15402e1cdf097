import { checkout } from '@/messages/shop/checkout/checkout'
import { payment } from '@/messages/shop/payment/payment'
import { orders } from '@/messages/shop/orders/orders'

import { cartButton } from './support/cart'
import { buyer, field, goToCheckout, orderAndPay, payButton } from './support/checkout'
import { endPayment, expectOrderPage } from './support/payment'
import { expect, test } from './support/shop-test'

test.use({ savesData: false })

test('a declined payment is tried again and succeeds', async ({ page, email, shop }) => {
  await goToCheckout(page, email)
  await orderAndPay(page)
  await endPayment(page, 'decline')
  await expect(page.getByRole('heading', { level: 1, name: payment.declined })).toBeVisible()
  await expect(page.getByText(payment.declinedNext)).toBeVisible()
  expect((await shop.onlyOrderOf(email)).payments).toEqual([])

  await page.getByRole('button', { name: payment.again }).click()
  await expect(page).toHaveURL(/\/payment\/sandbox\//)
  await endPayment(page, 'succeed')
  const number = await expectOrderPage(page, orders.stages.to_build)
  const order = await shop.onlyOrderOf(email)
  expect(order).toMatchObject({ number, payment_state: 'paid', attempts: 2 })
  expect(order.payments).toEqual([{ amount_cents: order.total_cents, currency: 'USD' }])
})

test('a pending payment says what happens next and is paid later', async ({
  page,
  email,
  shop,
}) => {
  await goToCheckout(page, email)
  await orderAndPay(page)
  const provider = page.url()
  await endPayment(page, 'pending')
  await expect(page.getByRole('heading', { level: 1, name: payment.processing })).toBeVisible()
  const pending = await shop.onlyOrderOf(email)
  await expect(page.getByText(payment.processingNext(pending.number))).toBeVisible()
  expect(pending).toMatchObject({ payment_state: 'unpaid', payments: [], mails: [] })
  // The items of a pending order are removed from the cart.
  await expect(cartButton(page)).toHaveAccessibleName('Shopping cart')

  const later = await page.context().newPage()
  await later.goto(provider)
  await endPayment(later, 'succeed')
  await expectOrderPage(later, orders.stages.to_build)
  // The first tab keeps polling, so it shows the same order.
  await expectOrderPage(page, orders.stages.to_build)
  const paid = await shop.onlyOrderOf(email)
  expect(paid).toMatchObject({ number: pending.number, payment_state: 'paid', attempts: 1 })
  expect(paid.payments).toHaveLength(1)
  expect(paid.mails).toHaveLength(1)
})

test('whoever leaves the payment page finds cart and form as they were', async ({
  page,
  email,
  shop,
}) => {
  await goToCheckout(page, email)
  await orderAndPay(page)
  await endPayment(page, 'leave')
  await expect(page.getByRole('heading', { level: 1, name: payment.open })).toBeVisible()
  await expect(page.getByText(payment.openNext)).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Shopping cart, 1 item')

  await page.getByRole('link', { name: payment.toCheckout }).click()
  await expect(payButton(page)).toBeVisible()
  for (const [label, text] of buyer(email)) await expect(field(page, label)).toHaveValue(text)
  expect(await shop.onlyOrderOf(email)).toMatchObject({ payment_state: 'unpaid', mails: [] })

  // The same order is resumed, and no second one is created.
  await orderAndPay(page)
  await endPayment(page, 'succeed')
  await expectOrderPage(page, orders.stages.to_build)
  expect(await shop.onlyOrderOf(email)).toMatchObject({ payment_state: 'paid' })
})

test('the back button from the payment page loses nothing', async ({ page, email }) => {
  await goToCheckout(page, email)
  await orderAndPay(page)
  await expect(page.getByText(payment.sandboxLead)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: checkout.title })).toBeVisible()
  for (const [label, text] of buyer(email)) await expect(field(page, label)).toHaveValue(text)
  await expect(payButton(page)).not.toHaveAttribute('aria-disabled', 'true')
})
