import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  sql,
  type SQL,
} from 'drizzle-orm'

import { MOST_ALERTS } from '@/domain/shop/goods/stock-alert'
import type { Db } from '@/server/kernel/db/client'
import {
  stockAlertRecipients as recipients,
  stockAlerts as alerts,
} from '@/server/kernel/db/schema/orders/stock-alerts'
import { listDueRows, type DueLimit } from '@/server/kernel/jobs/due-rows'
import { blankLetters } from '@/server/kernel/mail/blank-letters'
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

const isSold = (product: 'p' | 'q', variant: SQL) => {
  const [row, version] = [sql.raw(product), sql`nullif(${variant}, '')`]
  return sql`${row}.is_offered and not ${row}.is_digital
    and (${version} is null or ${row}.variants @> jsonb_build_array(jsonb_build_object('id', ${version})))`
}

/** Like the catalog (`productsOf`): versions and sizes that exist, and bundles all of whose parts are sold. */
const IS_OFFERED = sql`(exists (select 1 from products p where p.id = ${PRODUCT_ID}
    and ${isSold('p', sql`split_part(w.sku, ':', 3)`)}
    and not exists (select 1 from product_parts b join products q on q.id = b.product_id
      where b.bundle_id = p.id and not (${isSold('q', sql`b.variant`)})))
  or exists (select 1 from bikes b join bike_sizes z on z.bike_id = b.id
    where w.sku = concat_ws(':', 'frame', b.slug, z.title) and not b.is_draft
      and b.ended_at is null and not z.is_draft))`

const WITH_NAMES = sql`left join stock_names n on n.sku = w.sku left join products p on p.id = ${PRODUCT_ID}`
const TITLE = sql`coalesce(n.title, p.title)`
const PATH = sql`case when p.id is null then '/configurator/' || split_part(w.sku, ':', 2)
  when p.kind = 'spare' then '/spares/' || p.id
  else '/accessories/' || p.id || coalesce('?variant=' || nullif(split_part(w.sku, ':', 3), ''), '') end`

/** Finds what has a SKU, if the shop offers it. */
export async function findAlertItem(db: Db, sku: string): Promise<AlertItem | undefined> {
  const { rows } = await db.execute<AlertItem & Record<string, unknown>>(sql`
    select ${TITLE} as title, ${LEFT} as left, ${PATH} as path
    from (select ${sku}::text as sku) w ${WITH_NAMES}
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

/** Adds an alert at the end of the queue, unless it waits there already. @returns false if the recipient has too many */
export async function insertAlert(
  tx: Db,
  { recipient_id, sku, created_at }: { recipient_id: number; sku: string; created_at: Date },
): Promise<boolean> {
  const isTheirs = eq(alerts.recipient_id, recipient_id)
  const isSame = and(isTheirs, eq(alerts.sku, sku))
  await tx.delete(alerts).where(and(isSame, isNotNull(alerts.told_at)))
  if ((await tx.$count(alerts, isSame)) > 0) return true
  if ((await tx.$count(alerts, isTheirs)) >= MOST_ALERTS) return false
  await tx.insert(alerts).values({ recipient_id, sku, created_at }).onConflictDoNothing()
  return true
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

/** Deletes a mailbox with all that it waits for. */
export function deleteRecipients(tx: Db, email: string): Promise<void> {
  return endWhere(tx, inArray(recipients.email_key, emailSpellings(email)))
}

/** Deletes addresses that weren't confirmed in time. */
export function deleteUnanswered(tx: Db, now: Date): Promise<void> {
  return endWhere(tx, and(isNull(recipients.confirmed_at), lte(recipients.expires_at, now)))
}

async function endWhere(tx: Db, where: SQL | undefined): Promise<void> {
  const ended = await tx.delete(recipients).where(where).returning({ email: recipients.email })
  const addresses = ended.map(({ email }) => email)
  await blankLetters(tx, addresses, ['confirm_stock_alert', 'back_in_stock'])
}

/** Deletes alerts that were answered before `told` or asked for before `asked`. */
export async function deleteOldAlerts(db: Db, { told, asked }: Record<'told' | 'asked', Date>) {
  await db.delete(alerts).where(lt(alerts.told_at, told))
  await db.delete(alerts).where(lt(alerts.created_at, asked))
}

/** Deletes addresses without alerts. Locks them first, so that no alert is added in between. */
export async function deleteIdleRecipients(tx: Db): Promise<void> {
  const isIdle = notExists(
    tx
      .select({ one: sql`1` })
      .from(alerts)
      .where(eq(alerts.recipient_id, recipients.id)),
  )
  const idle = await tx
    .select({ id: recipients.id })
    .from(recipients)
    .where(isIdle)
    .orderBy(asc(recipients.id))
    .for('update')
  const ids = idle.map(({ id }) => id)
  await endWhere(tx, and(inArray(recipients.id, ids), isIdle))
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

export async function deleteAlert(tx: Db, id: number): Promise<void> {
  await tx.delete(alerts).where(eq(alerts.id, id))
}

interface AwaitedItem extends Pick<AlertItem, 'title'> {
  id: number
  /** Its page; null while it isn't offered. */
  path: string | null
  asked_at: string
}

/** Lists what a mailbox waits for, the first request first. */
export async function listAwaited(db: Db, email: string): Promise<AwaitedItem[]> {
  const { rows } = await db.execute<AwaitedItem & Record<string, unknown>>(sql`
    select w.id::int, coalesce(${TITLE}, w.sku) as title, case when ${IS_OFFERED} then ${PATH} end as path,
      w.created_at as asked_at
    from (${waitingOf(db, email)}) w ${WITH_NAMES}
    order by w.id`)
  return rows.map((row) => ({ ...row, asked_at: new Date(row.asked_at).toISOString() }))
}

/** Ends the wait of a mailbox for one item. @returns whether it waited */
export async function deleteAwaited(db: Db, email: string, id: number): Promise<boolean> {
  const own = sql`(select w.id from (${waitingOf(db, email)}) w)`
  const where = and(eq(alerts.id, id), inArray(alerts.id, own))
  return (await db.delete(alerts).where(where).returning({ id: alerts.id })).length > 0
}

function waitingOf(db: Db, email: string) {
  const { id, sku, created_at } = alerts
  return db
    .select({ id, sku, created_at })
    .from(alerts)
    .innerJoin(recipients, eq(recipients.id, alerts.recipient_id))
    .where(
      and(
        isNull(alerts.told_at),
        isNotNull(recipients.confirmed_at),
        inArray(recipients.email_key, emailSpellings(email)),
      ),
    )
}
