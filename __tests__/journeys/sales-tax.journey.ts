import { checkout as texts } from '@/messages/shop/checkout/checkout'

import { pdfText } from '../support/pdf-text'
import { totalsShown } from './support/amounts'
import {
  checkoutForm,
  enter,
  field,
  goToCheckout,
  orderAndPay,
  orderSummary,
} from './support/checkout'
import { endPayment, expectOrderPage } from './support/payment'
import { expect, ON_PHONES, test } from './support/shop-test'

test(
  'a buyer in Albany pays the sales tax of New York and sees it on the invoice',
  ON_PHONES,
  async ({ page, email, baseURL }) => {
    test.slow()
    const summary = orderSummary(page)
    await test.step('sees that the tax depends on the address', async () => {
      await goToCheckout(page, email)
      await expect(summary).toContainText(texts.salesTaxNone)
      await enter(field(page, 'State'), '')
      await expect(summary).toContainText('Sales tax, depends on the address')
    })

    const totals = await test.step('enters it, and the total has the tax', async () => {
      await enter(field(page, 'State'), 'NY')
      await expect(summary.getByText('Sales tax', { exact: true })).toBeVisible()
      await enter(field(page, texts.postcode('US')), '97201')
      await checkoutForm(page)
        .getByRole('button', { name: /^Order and pay/ })
        .click()
      await expect(checkoutForm(page)).toContainText(/isn’t in the state or province/)
      await enter(field(page, texts.city), 'Albany')
      await enter(field(page, texts.postcode('US')), '12207')
      await expect
        .poll(async () => {
          const { subtotal, shipping, total } = await totalsShown(summary)
          return total - subtotal - shipping
        })
        .toBeGreaterThan(0)
      return totalsShown(summary)
    })

    await test.step('pays it', async () => {
      await orderAndPay(page)
      await endPayment(page, 'succeed')
      await expectOrderPage(page, 'Paid')
    })

    await test.step('reads the invoice', async () => {
      const link = page.getByRole('link', { name: /^Invoice INV-/ })
      const href = (await link.getAttribute('href')) ?? ''
      const file = await page.request.get(new URL(href, baseURL).href)
      const text = pdfText(await file.body()).join(' ')
      const half = Math.round((totals.subtotal + totals.shipping) * 0.04)
      const amount = `$${(half / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
      expect(text).toContain(`Sales tax 4% (New York) ${amount}`)
      expect(text).toContain(`Sales tax 4% (Albany County) ${amount}`)
      expect(totals.total - totals.subtotal - totals.shipping).toBe(2 * half)
    })
  },
)
