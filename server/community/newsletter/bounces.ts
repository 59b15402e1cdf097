import { and, desc, eq, gt, inArray } from 'drizzle-orm'

import type { SuppressionCause } from '@/domain/kit/suppression'
import type { Db } from '@/server/kernel/db/client'
import { newsletterDeliveries as deliveries } from '@/server/kernel/db/schema/community/issues'
import { newsletterSubscriptions as subscriptions } from '@/server/kernel/db/schema/community/newsletter'
import type { Deps } from '@/server/kernel/deps'
import { emailSpellings } from '@/server/kernel/mail/spellings'
import { suppressAddress } from '@/server/kernel/mail/suppress'

import { deleteSubscriptions } from './queries'

/** Maximum age of an issue that a bounce is attributed to. */
const LATEST_MS = 14 * 86_400_000

interface Bounce {
  email: string
  cause: SuppressionCause
  /** Status codes of the mail server, or the provider's name for the cause; no content of the email. */
  detail: string
  issue?: number
}

/** Suppresses an address after a hard bounce or complaint; a complaint also ends its subscription. */
export async function recordBounce(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  { email, cause, detail, issue }: Bounce,
): Promise<void> {
  const now = clock.now()
  const issue_id = issue ?? (await latestIssueTo(tx, email, new Date(now.getTime() - LATEST_MS)))
  await suppressAddress(tx, { email: email.trim(), cause, detail, issue_id, created_at: now })
  if (cause !== 'complaint') return
  await deleteSubscriptions(tx, email)
}

async function latestIssueTo(db: Db, email: string, since: Date): Promise<number | null> {
  const [row] = await db
    .select({ issue: deliveries.issue_id })
    .from(deliveries)
    .innerJoin(subscriptions, eq(subscriptions.id, deliveries.subscription_id))
    .where(
      and(inArray(subscriptions.email_key, emailSpellings(email)), gt(deliveries.sent_at, since)),
    )
    .orderBy(desc(deliveries.id))
    .limit(1)
  return row?.issue ?? null
}
