import { and, asc, eq, gt, inArray, isNull, lt, lte, notExists, sql, type SQL } from 'drizzle-orm'

import { MOST_ALERTS } from '@/domain/shop/goods/stock-alert'
import type { Db } from '@/server/kernel/db/client'
import {
  stockAlertRecipients as recipients,
  stockAlerts as alerts,
} from '@/server/kernel/db/schema/orders/stock-alerts'
import { listDueRows, type DueLimit } from '@/server/kernel/jobs/due-rows'
import { emailSpellings } from '@/server/kernel/mail/spellings'

export type Recipient = typeof recipients.$inferSelect

/** Something that shoppers can wait for. */
interface AlertItem {
  title: string
  /** Its page. */
  path: string
  left: number
}

const PRODUCT_ID = sql`substring(w.sku from '^product:([0-9]{1,9})(?::|$)')::int`

/** Units of `w.sku` for sale. A bundle has those of its scarcest part. */
const LEFT = sql`coalesce(
  (select s.on_hand - s.reserved from stock_items s where s.sku = w.sku),
  (select min(coalesce(s.on_hand - s.reserved, 0) / b.count) from product_parts b
    left join stock_items s on s.sku = 'product:' || b.product_id || coalesce(':' || b.variant, '')
    where b.bundle_id = substring(w.sku from '^product:([0-9]{1,9})$')::int),
  0)::int`

const IS_OFFERED = sql`(exists (select 1 from products p where p.id = ${PRODUCT_ID} and p.is_offered and not p.is_digital)
  or exists (select 1 from bikes b where b.slug = split_part(w.sku, ':', 2) and w.sku like 'frame:%'
    and not b.is_draft and b.ended_at is null))`

/** Finds what has a SKU, if the shop offers it. */
export async function findAlertItem(db: Db, sku: string): Promise<AlertItem | undefined> {
  const { rows } = await db.execute<AlertItem & Record<string, unknown>>(sql`
    select coalesce(n.title, p.title) as title, ${LEFT} as left,
      case when p.id is null then '/configurator/' || split_part(w.sku, ':', 2)
        when p.kind = 'spare' then '/spares/' || p.id
        else '/accessories/' || p.id || coalesce('?variant=' || nullif(split_part(w.sku, ':', 3), ''), '') end as path
    from (select ${sku}::text as sku) w
    left join stock_names n on n.sku = w.sku
    left join products p on p.id = ${PRODUCT_ID}
    where ${IS_OFFERED} and (n.sku is not null
      or exists (select 1 from product_parts b where 'product:' || b.bundle_id = w.sku))`)
  return rows[0]
}

/** Adds a recipient; undefined if the address is known. Safe for concurrent calls. */
export async function insertRecipient(
  tx: Db,
  row: Omit<typeof recipients.$inferInsert, 'id'>,
): Promise<Recipient | undefined> {
  const [written] = await tx
    .insert(recipients)
    .values(row)
    .onConflictDoNothing({ target: recipients.email_key })
    .returning()
  return written
}

export async function lockRecipient(tx: Db, email: string): Promise<Recipient | undefined> {
  const [row] = await tx
    .select()
    .from(recipients)
    .where(inArray(recipients.email_key, emailSpellings(email)))
    .orderBy(asc(isNull(recipients.confirmed_at)), asc(recipients.id))
    .for('update')
  return row
}

export async function updateRecipient(
  tx: Db,
  id: number,
  change: Partial<typeof recipients.$inferInsert>,
): Promise<void> {
  await tx.update(recipients).set(change).where(eq(recipients.id, id))
}

/** Adds an alert at the end of the queue, unless it waits there already or the recipient has too many. */
export async function insertAlert(
  tx: Db,
  { recipient_id, sku, created_at }: { recipient_id: number; sku: string; created_at: Date },
): Promise<void> {
  const isSame = and(eq(alerts.recipient_id, recipient_id), eq(alerts.sku, sku))
  await tx.delete(alerts).where(and(isSame, sql`${alerts.told_at} is not null`))
  if ((await tx.$count(alerts, eq(alerts.recipient_id, recipient_id))) >= MOST_ALERTS) return
  await tx.insert(alerts).values({ recipient_id, sku, created_at }).onConflictDoNothing()
}

/** Consumes the token and confirms the address. Of concurrent calls, one succeeds. */
export async function confirmByToken(
  tx: Db,
  tokenHash: string,
  now: Date,
): Promise<Recipient | undefined> {
  const [row] = await tx
    .update(recipients)
    .set({ token_hash: null, expires_at: null, confirmed_at: now })
    .where(and(eq(recipients.token_hash, tokenHash), gt(recipients.expires_at, now)))
    .returning()
  return row
}

export async function findRecipient(tx: Db, publicId: string): Promise<Recipient | undefined> {
  const [row] = await tx.select().from(recipients).where(eq(recipients.public_id, publicId))
  return row
}

/** Deletes a mailbox with all that it waits for. @returns its addresses */
export async function deleteRecipients(tx: Db, email: string): Promise<string[]> {
  const ended = await tx
    .delete(recipients)
    .where(inArray(recipients.email_key, emailSpellings(email)))
    .returning({ email: recipients.email })
  return ended.map((row) => row.email)
}

/** Deletes a mailbox's unanswered questions, once they have expired. */
export async function deleteUnanswered(db: Db, now: Date): Promise<void> {
  await db
    .delete(recipients)
    .where(and(isNull(recipients.confirmed_at), lte(recipients.expires_at, now)))
}

/** Deletes alerts that were answered before `told` or asked for before `asked`. */
export async function deleteOldAlerts(db: Db, { told, asked }: Record<'told' | 'asked', Date>) {
  await db.delete(alerts).where(lt(alerts.told_at, told))
  await db.delete(alerts).where(lt(alerts.created_at, asked))
}

/** Deletes addresses without alerts. Locks them first, so that no alert is added in between. */
export async function deleteIdleRecipients(db: Db): Promise<void> {
  const isIdle = notExists(
    db
      .select({ one: sql`1` })
      .from(alerts)
      .where(eq(alerts.recipient_id, recipients.id)),
  )
  await db.transaction(async (tx) => {
    const idle = await tx
      .select({ id: recipients.id })
      .from(recipients)
      .where(isIdle)
      .orderBy(asc(recipients.id))
      .for('update')
    const ids = idle.map(({ id }) => id)
    await tx.delete(recipients).where(and(inArray(recipients.id, ids), isIdle))
  })
}

export const TELLING = 'reconcile/back-in-stock'

/**
 * Lists the alerts to answer: of each item, the oldest ones of confirmed addresses, as many as units are for sale beyond
 * those that were told since `since`.
 */
export function listDueAlerts(db: Db, since: Date, due: DueLimit) {
  const waiting: SQL = sql`select next.id
    from (select distinct sku from stock_alerts where told_at is null) w
    cross join lateral (select ${LEFT} - (select count(*) from stock_alerts t
      where t.sku = w.sku and t.told_at > ${since.toISOString()}::timestamptz) as count) free
    cross join lateral (select a.id from stock_alerts a
      join stock_alert_recipients r on r.id = a.recipient_id and r.confirmed_at is not null
      where a.sku = w.sku and a.told_at is null order by a.id limit greatest(free.count, 0)) next
    where ${IS_OFFERED}`
  const { id, created_at } = alerts
  const where = sql`${id} in (${waiting})`
  return listDueRows(db, { work: TELLING, id, at: created_at, where }, due)
}

/** Locks an alert that still waits, with its recipient. */
export async function lockAlert(tx: Db, id: number) {
  const [row] = await tx
    .select({ sku: alerts.sku, email: recipients.email, public_id: recipients.public_id })
    .from(alerts)
    .innerJoin(recipients, eq(recipients.id, alerts.recipient_id))
    .where(and(eq(alerts.id, id), isNull(alerts.told_at)))
    .for('update')
  return row
}

export async function markTold(tx: Db, id: number, told_at: Date): Promise<void> {
  await tx.update(alerts).set({ told_at }).where(eq(alerts.id, id))
}
