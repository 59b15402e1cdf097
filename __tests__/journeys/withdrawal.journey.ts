import { withdrawal as texts } from '@/messages/shop/withdrawal/withdrawal'
import { WITHDRAWAL_LABEL } from '@/domain/kit/withdrawal-label'

import { continueToPayment, expectCartOpen } from './support/cart'
import { checkoutForm, field, fillBerlin, orderAndPay, payButton } from './support/checkout'
import { addToCart } from './support/configurator'
import { bearer } from './support/office-look'
import { open, shipTo } from './support/page'
import { endPayment, expectOrderPage } from './support/payment'
import { expect, ON_PHONES, test } from './support/shop-test'

test(
  'a guest in Berlin withdraws while the bike is being built',
  ON_PHONES,
  async ({ page, email, people, shop }) => {
    test.slow()
    const number = await test.step('buys a bike', async () => {
      await open(page, '/accessories')
      await shipTo(page, 'Germany')
      await open(page, '/configurator/nyx')
      await addToCart(page).click()
      await expectCartOpen(page)
      await continueToPayment(page)
      await expect(payButton(page)).toBeVisible()
      await expect(field(page, 'Country')).toHaveValue('15')
      await fillBerlin(page, email)
      await expect(checkoutForm(page)).toContainText(/until 14 days after the last item arrives/)
      await orderAndPay(page)
      await endPayment(page, 'succeed')
      return expectOrderPage(page, 'Paid')
    })

    await test.step('the factory starts to build it', async () => {
      const staff = await people.enterStaff({ email: `staff.${email}`, name: 'Grace' })
      const headers = await bearer(staff)
      const orders = `/api/backoffice/orders/${number}`
      const answer = await staff.request.get(`${orders}/fulfillment`, { headers })
      const { data } = (await answer.json()) as { data: { bikes: { id: number }[] } }
      const bike = `${orders}/bikes/${data.bikes[0]?.id}`
      const started = await staff.request.put(bike, { headers, data: { state: 'in_production' } })
      expect(started.status(), await started.text()).toBe(200)
    })

    await test.step('withdraws in two steps', async () => {
      await page.getByRole('main').getByRole('link', { name: WITHDRAWAL_LABEL }).click()
      await expect(page.getByLabel(texts.number)).toHaveValue(number)
      await page.getByRole('main').getByLabel(texts.email, { exact: true }).fill(email)
      await page.getByRole('button', { name: texts.next }).click()
      await expect(page.getByRole('heading', { name: texts.confirmTitle })).toBeFocused()
      await expect(page.getByText(texts.effect('stop'))).toBeVisible()
      await page.getByRole('button', { name: texts.confirm }).click()
      await expect(page.getByRole('heading', { name: texts.doneTitle })).toBeVisible()
    })

    await test.step('has the receipt, and the order is refunded', async () => {
      const letters = await shop.lettersTo(email)
      expect(letters.filter(({ kind }) => kind.startsWith('withdrawal_receipt'))).toHaveLength(1)
      // Refunds are sent in the background.
      await expect
        .poll(async () => (await shop.onlyOrderOf(email)).payment_state, { timeout: 60_000 })
        .toBe('refunded')
    })
  },
)
