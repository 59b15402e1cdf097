import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'

import { support as texts } from '@/messages/community/support/support'

import { open } from './page'
import type { ShopDatabase } from './shop-database'

export const thread = (page: Page): Locator => page.getByRole('list', { name: texts.thread })

export async function askByForm(
  request: APIRequestContext,
  { email, message }: { email: string; message: string },
): Promise<string> {
  const data = { name: 'Ben', email, topic: 'bike', message, request_key: crypto.randomUUID() }
  const answer = await request.post('/api/contact', { data })
  expect(answer.ok()).toBe(true)
  return ((await answer.json()) as { data: { number: string } }).data.number
}

export async function openMailedTicket(
  page: Page,
  { shop, email, number }: { shop: ShopDatabase; email: string; number: string },
): Promise<void> {
  const [receipt] = await shop.lettersTo(email)
  const path = new RegExp(`/tickets/${number}/\\S+`).exec(receipt?.text ?? '')?.[0]
  if (!path) throw new Error('The email has no link to the ticket.')
  await open(page, path)
}
