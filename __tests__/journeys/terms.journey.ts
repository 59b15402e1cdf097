import { orders } from '@/messages/shop/orders/orders'
import { legalVersions } from '@/messages/shop/content/legal-versions'
import { beforeOrder } from '@/messages/shop/withdrawal/before-order'

import { checkoutForm, goToCheckout, orderAndPay, payButton } from './support/checkout'
import { bearer, enterOffice, look } from './support/office-look'
import { withOwnShop } from './support/own-shop'
import { open } from './support/page'
import { endPayment, expectOrderPage } from './support/payment'
import { expect, test } from './support/shop-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('terms that change during a checkout are shown, confirmed, and named by the order', async ({
  browser,
  email,
  quiet,
}, info) => {
  test.slow()
  await withOwnShop(async ({ origin, shop }) => {
    const visit = async () => {
      const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' })
      await quiet.watch(context)
      return context.newPage()
    }
    const [buyer, staff] = [await visit(), await visit()]
    await enterOffice(staff, `staff.${email}`, shop)
    await goToCheckout(buyer, email)

    const headers = await bearer(staff)
    const terms = '/api/backoffice/content/page/terms'
    const { data } = (await (await staff.request.get(terms, { headers })).json()) as {
      data: { title: string; description: string; source: string }
    }
    const { title, description, source } = data
    const saved = await staff.request.put(terms, {
      headers,
      data: {
        ...{ title, description, source: source.replace('in English', 'in English or German') },
        ...{ base: 1, owner: 'Legal', review_by: null, publish_at: new Date().toISOString() },
      },
    })
    expect(saved.status(), await saved.text()).toBe(200)

    quiet.plan(/409/)
    await payButton(buyer).click()
    const notice = checkoutForm(buyer).getByRole('alert')
    await expect(notice).toContainText(beforeOrder.changed)
    await look(buyer, { info, state: 'terms-changed' })
    const [version] = await Promise.all([
      buyer.context().waitForEvent('page'),
      notice.getByRole('link').click(),
    ])
    await expect(version).toHaveURL('/terms/versions/2')
    await version.getByText(legalVersions.changes(1)).click()
    await expect(version.getByRole('note')).toContainText('in English or German')
    await look(version, { info, state: 'changes' })
    await version.close()

    await orderAndPay(buyer)
    await endPayment(buyer, 'succeed')
    const number = await expectOrderPage(buyer, 'Paid')
    const made = buyer.getByRole('link', { name: new RegExp(`^${title} of `) })
    await expect(made).toHaveAttribute('href', '/terms/versions/2')
    await expect(buyer.getByText(orders.madeUnder)).toBeVisible()
    await look(buyer, { info, state: 'order' })
    await open(staff, `/backoffice/orders/${number}`)
    await expect(staff.getByText(orders.madeUnder)).toBeVisible()
    await open(staff, '/terms')
    await look(staff, { info, state: 'current' })
    await staff.getByRole('link', { name: /^Version 1/ }).click()
    await expect(staff).toHaveURL('/terms/versions/1')
    await expect(staff.getByRole('note')).toContainText(legalVersions.current(title))
    await look(staff, { info, state: 'old-version' })
    await Promise.all([buyer, staff].map((page) => page.context().close()))
  })
})
