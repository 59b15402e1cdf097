import { checkout } from '@/messages/shop/checkout/checkout'
import { home } from '@/messages/shop/home/home'
import { openingSoon } from '@/messages/kit/opening-soon'
import { orders } from '@/messages/shop/orders/orders'
import { backoffice as office } from '@/messages/office/overview/overview'
import { brandTexts } from '@/messages/office/brand/brand'
import { closeShopDialog, shopSettings as texts } from '@/messages/office/settings/shop-settings'

import { DEFAULT_BRAND } from '@/utils/default-brand'

import { goToCheckout, orderAndPay, payButton } from './support/checkout'
import { enterOffice, look } from './support/office-look'
import { withOwnShop } from './support/own-shop'
import { open } from './support/page'
import { endPayment, expectOrderPage } from './support/payment'
import { expect, test } from './support/shop-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const NAME = 'Velotal'

test('a company gives the shop its name behind closed doors, and opens it', async ({
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
    const [staff, stranger, friend] = [await visit(), await visit(), await visit()]
    await enterOffice(staff, `staff.${email}`, shop)

    await open(staff, '/backoffice/settings')
    await staff.getByRole('button', { name: texts.opening.toClose }).click()
    const question = staff.getByRole('alertdialog')
    await question.getByRole('button', { name: closeShopDialog.primaryButton }).click()
    await expect(staff.getByText(texts.opening.closed)).toBeVisible()
    const preview = staff.getByRole('link', { name: texts.opening.previewLink })
    const path = String(await preview.getAttribute('href'))
    await look(staff, { info, state: 'closed' })

    await open(staff, '/backoffice/brand')
    await staff.getByRole('link', { name: office.toShop }).click()
    await expect(staff.getByRole('heading', { level: 1 })).toHaveText(DEFAULT_BRAND.heading)

    await open(staff, '/backoffice/brand')
    await staff.getByLabel(brandTexts.fields.name.label).fill(NAME)
    await staff.getByRole('button', { name: brandTexts.publish }).click()
    await expect(staff.getByText(brandTexts.published)).toBeVisible()
    await look(staff, { info, state: 'renamed' })

    // Every process learns of both within a second.
    for (const address of ['/?from=mail', '/configurator/nyx', '/spares?q=chain'])
      await expect(async () => {
        await open(stranger, address)
        const heading = stranger.getByRole('heading', { level: 1 })
        await expect(heading).toHaveText(openingSoon.heading(NAME), { timeout: 1_000 })
      }).toPass()
    await expect(stranger.getByRole('navigation')).toHaveCount(0)

    await open(friend, path)
    await expect(friend).toHaveTitle(new RegExp(NAME))
    await friend.getByRole('link', { name: home.hero.configure }).first().click()
    await expect(friend).toHaveURL(/\/configurator\//)
    await goToCheckout(friend, email)
    await expect(friend).toHaveTitle(`${checkout.title} · ${NAME}`)
    await orderAndPay(friend)
    await endPayment(friend, 'succeed')
    await expectOrderPage(friend, orders.stages.to_build)
    await friend.context().close()

    await open(staff, '/backoffice/settings')
    await staff.getByRole('button', { name: texts.opening.toOpen }).click()
    await expect(staff.getByText(texts.opening.open)).toBeVisible()
    await expect(async () => {
      await open(stranger, '/')
      const heading = stranger.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(DEFAULT_BRAND.heading, { timeout: 1_000 })
    }).toPass()
    await goToCheckout(stranger, `stranger.${email}`)
    await expect(payButton(stranger)).toBeVisible()
    for (const page of [staff, stranger]) await page.context().close()
  })
})
