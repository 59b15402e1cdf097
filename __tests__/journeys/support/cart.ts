import { expect, type Locator, type Page } from '@playwright/test'

import { addToCart } from './configurator'
import { open } from './page'

export function cartPanel(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Shopping cart' })
}

/** The dialog element itself has no size, so its title is checked instead. */
export async function expectCartOpen(page: Page): Promise<void> {
  await expect(cartPanel(page).getByRole('heading', { name: 'Shopping cart' })).toBeVisible()
}

/** Closes the cart by keyboard; a panel that has just rendered may miss its first key. */
export async function closeCart(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(cartPanel(page).getByRole('heading')).toHaveCount(0, { timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
}

export function cartButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Shopping cart/ })
}

export function toast(page: Page, sentence: string): Locator {
  return page
    .getByRole('region', { name: 'Notifications' })
    .getByText(sentence, { exact: true })
    .last()
}

/** Adds a bike's default build to the cart and leaves the panel open. */
export async function putInCart(page: Page, slug = 'nyx'): Promise<void> {
  await open(page, `/configurator/${slug}`)
  await addToCart(page).click()
  await expectCartOpen(page)
}

export async function continueToPayment(page: Page): Promise<void> {
  await cartPanel(page).getByRole('link', { name: 'Continue to Payment' }).click()
  await expect(page).toHaveURL('/cart/checkout')
}
