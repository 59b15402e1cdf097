import { dealersTexts } from '@/messages/community/dealers/dealers'
import { bookkeeping } from '@/messages/office/payment/payment'
import { orders } from '@/messages/shop/orders/orders'
import { officeLists } from '@/messages/office/kit/lists'
import { faultPages } from '@/messages/kit/fault-pages'
import { payment } from '@/messages/shop/payment/payment'

import { goToCheckout, orderAndPay } from './support/checkout'
import { answers } from './support/configurator'
import { register } from './support/member'
import { open } from './support/page'
import { endPayment, expectOrderPage } from './support/payment'
import { expectSteady, watchShifts } from './support/shifts'
import { restOf } from './support/rest'
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
  const rest = restOf(page)
  quiet.plan(/nothing-here/)
  await open(page, '/dashboard/nothing-here')
  await expect(
    page.getByRole('heading', { level: 1, name: faultPages.notFound.title }),
  ).toBeVisible()
  await rest()
  await expectSteady(page, 'the 404 page below the dashboard')
})

test('the map and the search of dealers move nothing', ON_PHONES, async ({ page }) => {
  await watchShifts(page)
  await open(page, '/dealers')
  await expect(page.getByLabel(dealersTexts.near)).toBeVisible()
  await expect(page.getByText(dealersTexts.mapNote)).toBeVisible()
  await expectSteady(page, 'the list of dealers')
})

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  const paths = ['/', '/configurator', '/configurator/nyx', '/accessories', '/spares', '/dealers']
  for (const path of paths) {
    test(`${path} is no wider than the screen`, async ({ page }) => {
      await open(page, path)
      await restOf(page)()
      const widest = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(widest).toBe(320)
    })
  }

  test('the four answers stand in one row, and no value of a step is cut off', async ({ page }) => {
    await open(page, '/configurator/nyx')
    const tops = await answers(page)
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
    expect(tops).toHaveLength(4)
    expect(new Set(tops).size).toBe(1)
    const cut = await page
      .locator('main summary span')
      .evaluateAll((values) =>
        values
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
          .map(({ textContent }) => textContent),
      )
    expect(cut).toEqual([])
  })
})
