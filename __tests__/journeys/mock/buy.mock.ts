import { expect, test, type Page } from '@playwright/test'

import { expectCartOpen, continueToPayment } from '../support/cart'
import { fillBuyer, orderAndPay, payButton } from '../support/checkout'
import { addToCart, choose } from '../support/configurator'
import { open, untilAlive } from '../support/page'
import { endPayment, expectOrderPage } from '../support/payment'
import { logInAs } from './log-in'

async function fillCart(page: Page): Promise<void> {
  await open(page, '/configurator')
  await page.getByRole('link', { name: 'Configure Nyx' }).click()
  await expect(page).toHaveURL('/configurator/nyx')
  await untilAlive(page)
  await choose(page, 'Size', 'L')
  await addToCart(page).click()
  await expectCartOpen(page)
  await continueToPayment(page)
  await expect(payButton(page)).toBeVisible()
}

test('a guest buys a bike from the list to the paid order', async ({ page }) => {
  test.slow()
  await fillCart(page)
  await fillBuyer(page, 'grace@mock.example')
  await orderAndPay(page)
  await endPayment(page, 'succeed')
  await expectOrderPage(page, 'Paid')
})

test('the mock member buys a bike, and the administrator finds the order', async ({ page }) => {
  test.slow()
  await logInAs(page, 'member')
  await fillCart(page)
  await orderAndPay(page)
  await endPayment(page, 'succeed')
  const number = await expectOrderPage(page, 'Paid')
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await logInAs(page, 'admin')
  await open(page, `/backoffice/orders?q=${number}`)
  await expect(page.getByRole('link', { name: number })).toBeVisible()
})
