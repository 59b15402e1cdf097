import type { PriceLine } from '@/domain/office/goods/prices'
import type { AuditSubjects } from '@/server/kernel/audit/entity'
import { nameOrigin, plannedBy } from '@/server/kernel/audit/write-entry'
import type { Db } from '@/server/kernel/db/client'
import { priceChanges } from '@/server/kernel/db/schema/catalog/prices'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { enqueue } from '@/server/kernel/jobs/queue'

import { basisPointsOf, listThings, planPrices, versionOf, type PriceChangeRequest } from './plan'
import {
  endChange,
  findChangeByKey,
  insertChange,
  insertLines,
  listLines,
  lockOpenChange,
  writePrices,
} from './queries'

interface Change extends PriceChangeRequest {
  seen: string
  starts_at: string | null
  note: string
  request_key: string
  by: number
}

/**
 * Changes prices as previewed: all or none of them, and only once per key. @returns the id of the change
 * @throws DomainError prices_changed, no_price_changes, too_many_prices, catalog_item_not_found
 */
export async function changePrices(deps: Deps & AuditSubjects, change: Change): Promise<number> {
  const known = await findChangeByKey(deps.db, change.request_key)
  if (known) return known.id
  return deps.db.transaction(async (tx) => {
    const lines = await planPrices(tx, change, { isLocked: true })
    // A concurrent request with the same key may have changed these prices.
    const twin = await findChangeByKey(tx, change.request_key)
    if (twin) return twin.id
    if (versionOf(lines) !== change.seen) {
      throw new DomainError('prices_changed', 'The preview is no longer true.')
    }
    return writeChange(deps, tx, { change, lines })
  })
}

interface WriteChangeInput {
  change: Change
  lines: readonly PriceLine[]
}

async function writeChange(
  deps: Deps & AuditSubjects,
  tx: Db,
  { change, lines }: WriteChangeInput,
): Promise<number> {
  const changing = lines.filter(({ refusal }) => refusal === null)
  if (changing.length === 0) throw new DomainError('no_price_changes', 'Nothing changes.')
  const now = deps.clock.now()
  const { percent } = change.plan
  const starts_at = change.starts_at === null ? now : new Date(change.starts_at)
  const id = await insertChange(tx, {
    kind: percent === undefined ? 'prices' : 'percent',
    basis_points: percent === undefined ? null : basisPointsOf(percent),
    note: change.note,
    made_at: now,
    made_by: change.by,
    starts_at,
    request_key: change.request_key,
  })
  if (id === null) throw new Error('The key of a locked change was taken.')
  deps.about({ kind: 'price-changes', id: String(id) })
  await insertLines(tx, id, changing.map(toRow))
  if (starts_at <= now) await writePrices(tx, { id, at: now })
  else await enqueue(tx, { queue: 'price-change', id, startAfter: starts_at })
  return id
}

const toRow = (line: PriceLine) => ({
  product_id: line.product_id,
  variant: line.variant,
  old_cents: line.old,
  new_cents: line.new,
})

export async function startPrices(deps: Deps, id: number): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const lines = await listLines(tx, id)
    const ids = lines.map(({ product_id }) => product_id)
    await listThings(tx, ids, { isLocked: true })
    const open = await lockOpenChange(tx, id)
    if (!open || open.applied_at !== null || open.starts_at > now) return
    await nameOrigin(tx, {
      ...{ action: 'prices.change', requestId: `price-change ${id}`, at: now },
      actor: await plannedBy(tx, { of: priceChanges, id, userId: open.made_by }),
    })
    await writePrices(tx, { id, at: now })
  })
}

interface UndoPricesInput {
  id: number
  by: number
}

/**
 * Undoes a change, or cancels it before its start. Prices changed again since then stay.
 * @returns the id of the undo, or of the canceled change itself
 * @throws DomainError price_change_ended
 */
export async function undoPrices(deps: Deps, { id, by }: UndoPricesInput): Promise<number> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const lines = await listLines(tx, id)
    const plan = {
      selection: { ids: [...new Set(lines.map(({ product_id }) => product_id))] },
      plan: { prices: lines.map((line) => ({ ...line, price: line.old })) },
    }
    const present = await planPrices(tx, plan, { isLocked: true, most: lines.length })
    const open = await lockOpenChange(tx, id)
    if (!open) throw new DomainError('price_change_ended', `Change ${id} has ended.`)
    await endChange(tx, id, now)
    if (open.applied_at === null) return id
    const newPrices = new Map(lines.map((line) => [keyOf(line), line.new]))
    const back = present.filter((line) => line.old === newPrices.get(keyOf(line)))
    return writeUndo(tx, { id, by, now, back })
  })
}

const keyOf = ({ product_id, variant }: { product_id: number; variant: string }) =>
  `${product_id} ${variant}`

interface Undo extends UndoPricesInput {
  now: Date
  back: readonly PriceLine[]
}

async function writeUndo(tx: Db, { id, by, now, back }: Undo): Promise<number> {
  const undo = await insertChange(tx, {
    ...{ kind: 'undo', undoes: id, made_at: now, made_by: by, starts_at: now },
    request_key: `undo ${id}`,
  })
  if (undo === null) throw new DomainError('price_change_ended', `Change ${id} was undone.`)
  if (back.length > 0) await insertLines(tx, undo, back.map(toRow))
  await writePrices(tx, { id: undo, at: now })
  return undo
}
