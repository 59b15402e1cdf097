import { newsletterSubscriptions } from '@/server/kernel/db/schema/newsletter'

import type { TestShop } from './shop'

/** Writes confirmed subscriptions of addresses. */
export async function subscribeAll({ db, clock }: TestShop, emails: readonly string[]) {
  await db.insert(newsletterSubscriptions).values(
    emails.map((email) => ({
      ...{ public_id: `of-${email}`, email, email_key: email.toLowerCase() },
      ...{ status: 'confirmed' as const, confirmed_at: clock.now() },
    })),
  )
}

/** @example addresses(2) // ['reader1@example.com', 'reader2@example.com'] */
export const addresses = (count: number) =>
  Array.from({ length: count }, (_, index) => `reader${index + 1}@example.com`)
