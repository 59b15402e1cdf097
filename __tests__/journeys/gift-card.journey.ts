import type { Page } from '@playwright/test'

import { dayAfter } from '@/domain/kit/zone-time'
import { shopDay } from '@/domain/shop/gift-card/gift-day'
import { giftCard } from '@/messages/shop/gift-card/gift-card'
import { giftForm } from '@/messages/shop/gift-card/gift-form'
import { goods } from '@/messages/shop/goods/goods'
import { orderGift } from '@/messages/shop/orders/order-gift'

import { expectNoViolations } from './support/axe'
import { continueToPayment, expectCartOpen } from './support/cart'
import { fillBuyer, orderAndPay, payButton } from './support/checkout'
import { open } from './support/page'
import { endPayment } from './support/payment'
import { expect, ON_PHONES, test } from './support/shop-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function noSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(over).toBeLessThanOrEqual(0)
}

async function look(page: Page, name: string): Promise<void> {
  await expectNoViolations(page, name)
  await noSidewaysScroll(page)
}

test(
  'a gift card for someone else is bought, and goes to another person before its day',
  ON_PHONES,
  async ({ page, email, shop }) => {
    test.slow()
    const day = dayAfter(shopDay(new Date()), 30)
    await test.step('is filled in', async () => {
      await open(page, '/accessories/5000124')
      await page.getByRole('radio', { name: giftCard.someone }).check()
      await page.getByLabel(giftForm.toName).fill('Jill')
      await page.getByLabel(giftForm.toEmail).fill(`jill.${email}`)
      await page.getByLabel(giftForm.fromName).fill('Jack')
      await page.getByLabel(giftForm.message).fill('For your next ride.\nEnjoy!')
      await page.getByLabel(giftForm.day).fill(day)
      await look(page, 'the form of a gift card')
      await page.getByRole('button', { name: goods.add }).click()
      await expectCartOpen(page)
      await look(page, 'a gift card in the cart')
    })
    await test.step('is bought', async () => {
      await continueToPayment(page)
      await expect(payButton(page)).toBeVisible()
      await fillBuyer(page, email)
      await look(page, 'a gift card at the checkout')
      await orderAndPay(page)
      await endPayment(page, 'succeed')
      await expect(page).toHaveURL(/\/orders\//)
      await expect(page.getByText(orderGift.for('Jill', `jill.${email}`))).toBeVisible()
      await look(page, 'the order of a gift card')
    })
    await test.step('goes to someone else', async () => {
      await page.getByRole('button', { name: orderGift.change }).click()
      await page.getByLabel(giftForm.toName).fill('Jim')
      await page.getByLabel(giftForm.toEmail).fill(`jim.${email}`)
      await look(page, 'the change of a gift card')
      await page.getByRole('button', { name: orderGift.save }).click()
      await expect(page.getByText(orderGift.changed)).toBeVisible()
      await expect(page.getByText(orderGift.for('Jim', `jim.${email}`))).toBeVisible()
      await look(page, 'a changed gift card')
      const letters = await shop.lettersTo(email)
      expect(letters.filter(({ kind }) => kind.startsWith('gift_changed'))).toHaveLength(1)
      expect(await shop.lettersTo(`jill.${email}`)).toEqual([])
    })
  },
)
