import { expect, type Locator, type Page } from '@playwright/test'

import { payment as texts } from '@/messages/shop/payment/payment'

import { untilAlive } from './page'

export function sandboxChoice(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true })
}

export async function endPayment(
  page: Page,
  way: 'succeed' | 'decline' | 'pending' | 'leave',
): Promise<void> {
  await expect(page.getByText(texts.sandboxLead)).toBeVisible()
  await untilAlive(page)
  await sandboxChoice(page, texts[way]).click()
}

export async function expectOrderPage(page: Page, status: string): Promise<string> {
  await expect(page).toHaveURL(/\/orders\/[^/]+\/[^/]+$/)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByText(/^Order [A-Z]+-\d+\./).first()).toBeVisible()
  await expect(
    page.getByRole('banner').or(page.getByRole('main')).getByText(status, { exact: true }).first(),
  ).toBeVisible()
  return new URL(page.url()).pathname.split('/')[2] ?? ''
}
