import type { Page } from '@playwright/test'

import { fulfillment } from '@/messages/fulfillment'

import { expectNoViolations } from './support/axe'
import { buyGoods } from './support/goods-order'
import { press } from './support/keyboard'
import { register } from './support/member'
import { open } from './support/page'
import type { ShopDatabase } from './support/shop-database'
import { expect, test } from './support/shop-test'

// Half-way through a fade every color has too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function enterOffice(page: Page, email: string, shop: ShopDatabase): Promise<void> {
  await register(page, email)
  await shop.makeAdministrator(email)
}

test('a part of an order ships by the keyboard alone', async ({ page, request, email, shop }) => {
  test.slow()
  const guest = `guest.${email}`
  const number = await buyGoods(request, guest, 3)
  await enterOffice(page, email, shop)
  await open(page, `/backoffice/orders/${number}`)
  const form = page.getByRole('form', { name: fulfillment.ship })
  await expect(form).toBeVisible()
  const count = form.getByRole('textbox').first()
  await expect(async () => {
    await page.keyboard.press('s')
    await expect(count).toBeFocused({ timeout: 500 })
  }).toPass()
  await count.fill('2')
  await expectNoViolations(page, 'the form of a parcel')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Ship this parcel?' })
  await expect(question).toContainText('2 pieces leave')
  await expect(question).toContainText('1 piece will still follow.')
  await expectNoViolations(page, 'the question before a parcel leaves')
  await press(page, question.getByRole('button', { name: fulfillment.button }))
  await expect(page.getByText(fulfillment.parcel(1), { exact: true })).toBeVisible()
  await expect(form.getByText('of 1 ready')).toBeVisible()
  const letters = await shop.lettersTo(guest)
  expect(letters.filter(({ kind }) => kind.includes('ship'))).toHaveLength(1)
})
