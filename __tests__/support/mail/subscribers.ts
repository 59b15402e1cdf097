import { newsletterSubscriptions } from '@/server/kernel/db/schema/community/newsletter'
import { sendIssue } from '@/server/office'
import { addIssue, startSending } from '@/server/office/newsletter/change-issues'

import type { TestShop } from '../shop'

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

export async function planAnIssue({ deps }: TestShop): Promise<number> {
  const words = { subject: 'Spring', preheader: '', source: 'Come.', segment: null, by: 1 }
  const id = await addIssue({ ...deps, about: () => undefined }, words)
  await startSending(deps, { id, conditions: null })
  return id
}

export async function sendAnIssue(shop: TestShop): Promise<number> {
  const id = await planAnIssue(shop)
  await sendIssue(shop.deps, id)
  return id
}
