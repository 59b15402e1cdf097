import { expect, type Locator, type Page } from '@playwright/test'

import { checkout as texts } from '@/messages/shop/checkout/checkout'

import { continueToPayment, putInCart } from './cart'

export function checkoutForm(page: Page): Locator {
  return page.getByRole('form', { name: texts.title })
}

export function orderSummary(page: Page): Locator {
  return page.getByRole('region', { name: texts.order })
}

export function payButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Order and pay \$/ })
}

/** Returns label and text of each checkout field for a buyer in the default country, in the order of the form. */
export function buyer(email: string): [label: string, text: string][] {
  return [
    [texts.email, email],
    [texts.name, 'Ada Rider'],
    [texts.line1, '12 Chain Street'],
    [texts.postcode('US'), '97201'],
    [texts.city, 'Portland'],
    ['State', 'OR'],
    [texts.phone, '+1 503 555 0100'],
  ]
}

export function field(page: Page, label: string): Locator {
  return checkoutForm(page).getByLabel(label, { exact: true })
}

export async function fillBuyer(page: Page, email: string): Promise<void> {
  for (const [label, text] of buyer(email)) await enter(field(page, label), text)
}

/** Fills the checkout of a buyer in Germany, which is chosen already. */
export async function fillBerlin(page: Page, email: string): Promise<void> {
  const inputs = [
    [texts.email, email],
    [texts.name, 'Ada Rider'],
    [texts.line1, 'Kettenweg 12'],
    [texts.city, 'Berlin'],
    ['Postal code', '10115'],
  ] as const
  for (const [label, text] of inputs) await enter(field(page, label), text)
  await enter(checkoutForm(page).getByLabel(/^Phone/), '+49 30 5550100')
}

export async function enter(control: Locator, text: string): Promise<void> {
  const isList = await control.evaluate((element) => element.tagName === 'SELECT')
  await (isList ? control.selectOption(text) : control.fill(text))
}

export async function goToCheckout(page: Page, email: string, slug = 'nyx'): Promise<void> {
  await putInCart(page, slug)
  await continueToPayment(page)
  await expect(payButton(page)).toBeVisible()
  await fillBuyer(page, email)
}

/** Waits for the present total, because the button takes no press while it is updated. */
export async function untilPayable(page: Page): Promise<void> {
  await expect(payButton(page)).not.toHaveAttribute('aria-busy', 'true')
}

export async function orderAndPay(page: Page): Promise<void> {
  await untilPayable(page)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/payment\/sandbox\//)
}
