import { and, eq, sql } from 'drizzle-orm'

import { tooManyOf } from '@/contract/kit/too-many'
import {
  doorOf,
  excessOf,
  HOLDER_KINDS,
  inboxOf,
  mostHeld,
  type HolderKind,
} from '@/domain/shop/cart/order-limits'
import type { Db } from '@/server/kernel/db/client'
import { orderHolders } from '@/server/kernel/db/schema/orders/holders'
import type { PostalAddress } from '@/server/kernel/db/schema/orders/orders'
import { stockReservations } from '@/server/kernel/db/schema/orders/stock'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { deriveKey } from '@/server/kernel/ports/ids'
import type { PricedLine } from '@/server/pricing'
import type { StockNeed } from '@/server/stock'

interface HolderQuery {
  email: string
  shipping_address: PostalAddress
  ipBlock: string
}

type HolderDeps = Pick<Deps, 'secret' | 'orderLimits'>
type Holders = Record<HolderKind, string>

/** Rejects an order that exceeds the quantity limits. @throws DomainError too_many_pieces */
export function refuseTooMany(
  { orderLimits }: Pick<Deps, 'orderLimits'>,
  lines: readonly Pick<PricedLine, 'title' | 'count' | 'parts'>[],
): void {
  const excess = excessOf(
    lines.map(({ count, parts }) => ({
      count,
      pieces: parts.reduce((sum, part) => sum + part.count, 0) || 1,
    })),
    orderLimits,
  )
  if (!excess) return
  if (excess.kind === 'order') {
    throw new DomainError('too_many_pieces', `The limit is ${excess.most} of an order.`, {
      message: `An order can have up to ${excess.most} items. Please remove some, or contact us for a larger order.`,
    })
  }
  const { position, most } = excess
  throw new DomainError('too_many_pieces', `The limit is ${most} of a line.`, {
    message: tooManyOf(lines[position]?.title ?? 'one item', most),
    errors: [{ field: `items.${position}`, message: `Up to ${most}.` }],
  })
}

/** Returns the keyed hashes that identify an order's email, address and network for the limits. */
export function holdersOf({ secret }: Pick<Deps, 'secret'>, holding: HolderQuery): Holders {
  const key = (kind: HolderKind, subject: string) => deriveKey(secret, `holder-${kind}`, subject)
  return {
    email: key('email', inboxOf(holding.email)),
    address: key('address', doorOf(holding.shipping_address)),
    network: key('network', holding.ipBlock),
  }
}

/**
 * Serializes orders of the same inbox, address or network until the commit, so that concurrent ones count each other.
 * Call it first in a transaction; it sorts its locks to prevent deadlocks.
 */
export async function lockHolders(tx: Db, holders: Holders): Promise<void> {
  const subjects = sql.param(Object.values(holders))
  await tx.execute(sql`
    select pg_advisory_xact_lock(key) from (
      select hashtextextended(subject, 0) as key from unnest(${subjects}::text[]) as subject order by 1
    ) as sorted`)
}

interface Claim {
  orderId: number
  holders: Holders
  needs: readonly StockNeed[]
}

/** Records who holds a reservation, under `lockHolders`. @throws DomainError too_many_held */
export async function claimHold(
  { orderLimits }: HolderDeps,
  tx: Db,
  { orderId, holders, needs }: Claim,
): Promise<void> {
  const pieces = needs.reduce((sum, { count }) => sum + count, 0)
  if (pieces === 0) return
  const held = await heldBy(tx, Object.values(holders))
  const full = HOLDER_KINDS.find(
    (kind) => (held.get(holders[kind]) ?? 0) + pieces > mostHeld(kind, orderLimits),
  )
  if (full) throw new DomainError('too_many_held', `Unpaid orders of this ${full} hold too much.`)
  const rows = HOLDER_KINDS.map((kind) => ({ order_id: orderId, kind, subject: holders[kind] }))
  await tx.insert(orderHolders).values(rows)
}

interface Move {
  orderId: number
  email: string
}

/** Moves a hold to another email; call before locking the order. @throws DomainError too_many_held */
export async function moveHold(
  { secret, orderLimits }: HolderDeps,
  tx: Db,
  { orderId, email }: Move,
): Promise<void> {
  const subject = deriveKey(secret, 'holder-email', inboxOf(email))
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`)
  const [own] = await tx
    .select({ pieces: sql<number>`coalesce(sum(${stockReservations.count}), 0)::int` })
    .from(stockReservations)
    .where(and(eq(stockReservations.order_id, orderId), eq(stockReservations.state, 'held')))
  const isOwn = and(eq(orderHolders.order_id, orderId), eq(orderHolders.kind, 'email'))
  // Delete first: both email addresses may share an inbox, which must not count twice.
  await tx.delete(orderHolders).where(isOwn)
  const held = (await heldBy(tx, [subject])).get(subject) ?? 0
  if (held + (own?.pieces ?? 0) > mostHeld('email', orderLimits)) {
    throw new DomainError('too_many_held', 'Unpaid orders of this email hold too much.')
  }
  await tx.insert(orderHolders).values({ order_id: orderId, kind: 'email', subject })
}

async function heldBy(tx: Db, subjects: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({
      subject: orderHolders.subject,
      pieces: sql<number>`sum(${stockReservations.count})::int`,
    })
    .from(orderHolders)
    .innerJoin(stockReservations, eq(stockReservations.order_id, orderHolders.order_id))
    .where(
      sql`${orderHolders.subject} = any(${sql.param(subjects)}) and ${stockReservations.state} = 'held'`,
    )
    .groupBy(orderHolders.subject)
  return new Map(rows.map(({ subject, pieces }) => [subject, pieces]))
}
