import { bookkeeping } from '@/messages/bookkeeping'
import { orders } from '@/messages/orders'
import { officeLists } from '@/messages/backoffice-lists'
import { faultPages } from '@/messages/fault-pages'
import { payment } from '@/messages/checkout'

import { goToCheckout, orderAndPay } from './support/checkout'
import { register } from './support/member'
import { open } from './support/page'
import { endPayment, expectOrderPage } from './support/payment'
import { expectSteady, watchShifts } from './support/shifts'
import { expect, ON_PHONES, test } from './support/shop-test'

test('paying and the order page move nothing', ON_PHONES, async ({ page, email, shop }) => {
  test.slow()
  await watchShifts(page)
  await goToCheckout(page, email)
  await orderAndPay(page)
  await expect(page.getByRole('button', { name: payment.succeed, exact: true })).toBeVisible()
  await expectSteady(page, 'the way to the payment')
  await endPayment(page, 'succeed')
  const number = await expectOrderPage(page, orders.stages.to_build)
  await expectSteady(page, 'the order page after paying')
  await page.reload()
  await expectOrderPage(page, orders.stages.to_build)
  await expectSteady(page, 'the order page')

  await register(page, `admin.${email}`)
  await shop.makeAdministrator(`admin.${email}`)
  await open(page, '/backoffice/payments')
  await expect(page.getByRole('heading', { name: bookkeeping.days })).toBeVisible()
  await expectSteady(page, 'payments in the back office')
  await open(page, `/backoffice/orders/${number}`)
  await expect(page.getByRole('heading', { name: officeLists.attempts })).toBeVisible()
  await expectSteady(page, 'an order in the back office')
})

test('an unknown address of a member moves nothing', ON_PHONES, async ({ page, email, quiet }) => {
  await register(page, email)
  await watchShifts(page)
  quiet.plan(/nothing-here/)
  await open(page, '/dashboard/nothing-here')
  await expect(
    page.getByRole('heading', { level: 1, name: faultPages.notFound.title }),
  ).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectSteady(page, 'the 404 page below the dashboard')
})
