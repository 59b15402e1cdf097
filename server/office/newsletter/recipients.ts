import { and, count, eq, exists, inArray, not, sql, type SQL } from 'drizzle-orm'

import type { Conditions } from '@/domain/office/segments/segment'
import type { Db } from '@/server/kernel/db/client'
import {
  mailSuppressions,
  newsletterDeliveries as deliveries,
} from '@/server/kernel/db/schema/community/issues'
import { newsletterSubscriptions as subscriptions } from '@/server/kernel/db/schema/community/newsletter'
import { users } from '@/server/kernel/db/schema/accounts/users'
import type { Deps } from '@/server/kernel/deps'

import { matchConditions } from '@/server/office/segments/members'

type RecipientDeps = Pick<Deps, 'db' | 'clock'>

const isConfirmed = eq(subscriptions.status, 'confirmed')

const suppressed = (db: Db) =>
  exists(
    db
      .select({ id: mailSuppressions.id })
      .from(mailSuppressions)
      .where(eq(mailSuppressions.email_key, subscriptions.email_key)),
  )

/** Returns a condition for confirmed subscribers, limited to a segment, which never adds any. */
function recipientFilter(using: RecipientDeps, conditions: Conditions | null): SQL | undefined {
  if (conditions === null) return isConfirmed
  const members = using.db
    .select({ key: users.email_key })
    .from(users)
    .where(matchConditions(using, conditions))
  return and(isConfirmed, inArray(subscriptions.email_key, members))
}

export async function countRecipients(using: RecipientDeps, conditions: Conditions | null) {
  const [row] = await using.db
    .select({ all: count(), suppressed: count(mailSuppressions.id) })
    .from(subscriptions)
    .leftJoin(mailSuppressions, eq(mailSuppressions.email_key, subscriptions.email_key))
    .where(recipientFilter(using, conditions))
  const { all, suppressed: leftOut } = row ?? { all: 0, suppressed: 0 }
  return { count: all - leftOut, suppressed: leftOut }
}

export async function writeDeliveries(
  using: RecipientDeps,
  { issue, conditions }: { issue: number; conditions: Conditions | null },
): Promise<number> {
  const { db, clock } = using
  // Inserting many thousands of rows may take longer than the default statement timeout.
  await db.execute(sql`set local statement_timeout = '60s'`)
  const chosen = db
    .select({
      issue_id: sql`${issue}::bigint`.as('issue_id'),
      subscription_id: subscriptions.id,
      next_attempt_at: sql`${clock.now().toISOString()}::timestamptz`.as('next_attempt_at'),
    })
    .from(subscriptions)
    .where(and(recipientFilter(using, conditions), not(suppressed(db))))
    .orderBy(subscriptions.id)
  const { issue_id, subscription_id, next_attempt_at } = deliveries
  const { rowCount } = await db.execute(
    sql`insert into ${deliveries} (${sql.join(
      [issue_id, subscription_id, next_attempt_at].map(({ name }) => sql.identifier(name)),
      sql`, `,
    )}) ${chosen} on conflict do nothing`,
  )
  return rowCount ?? 0
}
