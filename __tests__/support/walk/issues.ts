import { newsletterSubscriptions } from '@/server/kernel/db/schema/community/newsletter'
import { mailSuppressions, newsletterIssues } from '@/server/kernel/db/schema/community/issues'

import type { TestShop } from '../shop'

const WORDS = {
  subject: 'Spring is here',
  preheader: 'Three new colors',
  source: 'Come and **see**.',
}
const BODY = { ...WORDS, segment: null }

async function newIssue({ db }: TestShop, state: 'draft' | 'sending' = 'draft'): Promise<string> {
  const [row] = await db
    .insert(newsletterIssues)
    .values({ ...WORDS, state })
    .returning()
  return String(row?.id)
}

async function subscribe({ db, clock }: TestShop): Promise<void> {
  const name = crypto.randomUUID()
  await db.insert(newsletterSubscriptions).values({
    ...{ public_id: name, email: `${name}@example.com`, email_key: `${name}@example.com` },
    ...{ status: 'confirmed', confirmed_at: clock.now() },
  })
}

export const issueRequests = {
  'issues.read': async (_: unknown, shop: TestShop) => ({ params: { id: await newIssue(shop) } }),
  'issues.add': () => ({ body: BODY }),
  'issues.save': async (_: unknown, shop: TestShop) => ({
    params: { id: await newIssue(shop) },
    body: { ...BODY, edition: 1 },
  }),
  'issues.remove': async (_: unknown, shop: TestShop) => ({ params: { id: await newIssue(shop) } }),
  'issues.preview': () => ({ body: { source: WORDS.source } }),
  'issues.count': () => ({ body: { segment: null } }),
  'issues.test': () => ({ body: WORDS }),
  'issues.send': async (_: unknown, shop: TestShop) => {
    await subscribe(shop)
    return { params: { id: await newIssue(shop) }, body: { edition: 1, send_at: null } }
  },
  'issues.move': async (_: unknown, shop: TestShop) => ({
    params: { id: await newIssue(shop, 'sending') },
    body: { action: 'pause' },
  }),
  'issues.lift': async (_: unknown, { db }: TestShop) => {
    const email = `${crypto.randomUUID()}@example.com`
    const row = { email, email_key: email, cause: 'bounce', detail: '550 5.1.1' } as const
    const [written] = await db.insert(mailSuppressions).values(row).returning()
    return { params: { id: String(written?.id) } }
  },
}
