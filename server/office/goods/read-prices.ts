import { productSku } from '@/domain/shop/accessories/accessory'
import { MAX_PRICED } from '@/domain/office/goods/prices'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { listCatalog, listChoices, listMatchingIds } from './list-queries'
import { listThings } from './plan'
import { findChange, listChanges, listFirstLines, listLines, type ChangeRow } from './queries'

type ListQuery = Parameters<typeof listCatalog>[1] & Omit<Parameters<typeof listCatalog>[2], 'now'>

export async function readCatalogPage({ db, clock }: Pick<Deps, 'db' | 'clock'>, query: ListQuery) {
  const page = await listCatalog(db, query, { ...query, now: clock.now() })
  const matching = await listMatchingIds(db, query)
  return { ...page, count: matching.length, ...(await listChoices(db, query.kind)) }
}

function changeOf({ basis_points, made_at, starts_at, ...change }: ChangeRow) {
  return {
    ...change,
    percent: basis_points === null ? null : basis_points / 100,
    made_at: made_at.toISOString(),
    starts_at: starts_at.toISOString(),
  }
}

export async function readChanges(db: Db) {
  const changes = await listChanges(db)
  const lines = await listFirstLines(
    db,
    changes.map(({ id }) => id),
  )
  return changes.map((change) => ({
    ...changeOf(change),
    lines: lines
      .filter((line) => line.change_id === change.id)
      .map(({ change_id: _, ...line }) => line),
  }))
}

/** An undo includes current prices of lines it skipped. @throws DomainError price_change_not_found */
export async function readChange(db: Db, requested: number) {
  const change = await findChange(db, requested)
  if (!change) throw new DomainError('price_change_not_found', `No price change ${requested}.`)
  const own = (await listLines(db, requested, MAX_PRICED)).map((line) => ({
    ...line,
    refusal: null,
  }))
  const stayed = change.undoes === null ? [] : await listStayed(db, change.undoes, own)
  return { ...changeOf(change), lines: [...own, ...stayed] }
}

interface PriceKey {
  product_id: number
  variant: string
}

async function listStayed(db: Db, undone: number, own: readonly PriceKey[]) {
  const keyOf = ({ product_id, variant }: PriceKey) => productSku(product_id, variant || null)
  const back = new Set(own.map(keyOf))
  const missing = (await listLines(db, undone, MAX_PRICED)).filter((line) => !back.has(keyOf(line)))
  const ids = missing.map(({ product_id }) => product_id)
  const things = await listThings(db, ids, { isLocked: false })
  const now = new Map(things.map((thing) => [keyOf(thing), thing.old] as const))
  return missing.map((line) => {
    const price = now.get(keyOf(line)) ?? line.new
    return { ...line, old: price, new: price, refusal: 'changed_since' as const }
  })
}
