import { centsOf, totalsShown } from './support/amounts'
import { cartPanel, continueToPayment, expectCartOpen } from './support/cart'
import { field, fillBerlin, orderSummary, payButton } from './support/checkout'
import { addToCart, barPrice } from './support/configurator'
import { open, shipTo, untilAlive } from './support/page'
import { expect, FIRST_ON_PHONES, test } from './support/shop-test'

test(
  'a price with tax in Germany is the same cents from the list to the payment',
  FIRST_ON_PHONES,
  async ({ page, email }) => {
    await test.step('chooses Germany below the accessories', async () => {
      await open(page, '/accessories')
      await expect(page.getByText('US prices, before tax and shipping.')).toBeVisible()
      await shipTo(page, 'Germany')
      await expect(
        page.getByText('Prices for Germany, VAT included, before shipping.'),
      ).toHaveCount(1)
    })

    const price = await test.step('reads the list', async () => {
      await open(page, '/configurator')
      const nyx = page
        .getByRole('article')
        .filter({ hasText: 'Configure' })
        .filter({
          has: page.getByRole('heading', { name: 'Nyx' }),
        })
      await expect(nyx).toContainText('From, incl. VAT')
      await expect(nyx).toContainText('Germany')
      const shown = centsOf(await nyx.innerText())
      await nyx.getByRole('link', { name: 'Configure Nyx' }).click()
      await expect(page).toHaveURL(/\/configurator\/nyx/)
      await untilAlive(page)
      return shown
    })

    await test.step('configures and puts it in the cart', async () => {
      await expect.poll(() => barPrice(page)).toBe(price)
      await addToCart(page).click()
      await expectCartOpen(page)
      await expect(cartPanel(page)).toContainText('Including VAT, before shipping')
      const line = cartPanel(page).getByRole('list', { name: 'Items in your cart' })
      expect(centsOf(await line.innerText())).toBe(price)
      await continueToPayment(page)
    })

    await test.step('pays the total that it saw', async () => {
      await expect(payButton(page)).toBeVisible()
      await expect(field(page, 'Country')).toHaveValue('15')
      await expect(orderSummary(page)).toContainText('Including VAT')
      const totals = await totalsShown(orderSummary(page))
      expect(totals.subtotal).toBe(price)
      expect(totals.total).toBe(totals.subtotal + totals.shipping)
      await fillBerlin(page, email)
      await payButton(page).click()
      await expect(page).toHaveURL(/\/payment\/sandbox\//)
      const amount = page.getByText(/\$[\d,]+\.\d\d/).first()
      expect(centsOf(await amount.innerText())).toBe(totals.total)
    })
  },
)
