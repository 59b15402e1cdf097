import { sql } from 'drizzle-orm'

import { changedProduct, type ManyChange } from '@/domain/office/goods/many-products'
import type { Db } from '@/server/kernel/db/client'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { sha256 } from '@/server/kernel/ports/ids'

import { listBundlesWith } from './bundles'
import { holdGroup } from './hold-group'
import { selectedIds, type Selection } from './plan'
import { nameEditor } from './product-edits'
import { groupOf } from './product-state'

interface ManyRequest {
  selection: Selection
  change: ManyChange
}

const SHOWN_TITLES = 5

/**
 * Counts what a change would change, re-evaluating a filter. Locks the products if `isLocked`.
 * @throws DomainError too_many_prices, catalog_item_not_found, group_not_found
 */
async function planMany(
  db: Db,
  { selection, change }: ManyRequest,
  { isLocked }: { isLocked: boolean },
) {
  const ids = await selectedIds(db, selection)
  const all = db
    .select()
    .from(products)
    .where(sql`${products.id} = any(${sql.param(ids)}::int[])`)
    // The lock order of `lockPriced`.
    .orderBy(sql`${products.bundle_basis_points} is not null`, products.id)
  const rows = isLocked ? await all.for('update') : await all
  if (rows.length < new Set(ids).size) {
    throw new DomainError('catalog_item_not_found', 'Not all products exist.')
  }
  if (change.group) await requireGroup(db, rows, change.group)
  const present = rows.map((row) => ({
    ...{ id: row.id, kind: row.kind, title: row.title, is_offered: row.is_offered },
    ...{ group: groupOf(row), tags: row.tags },
  }))
  const changing = present.flatMap((one) => changedProduct(one, change) ?? [])
  const bundles = change.is_offered === false ? await listWithdrawnBundles(db, changing) : []
  const seen = sha256(JSON.stringify([present, change, bundles])).slice(0, 32)
  return { count: rows.length, changing, bundles, seen }
}

/** Titles of bundles that leave the shop because parts of them do. */
async function listWithdrawnBundles(db: Db, withdrawn: readonly { id: number }[]) {
  const ids = withdrawn.map(({ id }) => id)
  const bundles = await listBundlesWith(db, ids)
  return bundles.filter(({ id }) => !ids.includes(id)).map(({ title }) => title)
}

async function requireGroup(
  db: Db,
  rows: readonly Pick<typeof products.$inferSelect, 'kind'>[],
  group: string,
): Promise<void> {
  for (const kind of new Set(rows.map((row) => row.kind))) {
    if (await holdGroup(db, kind, group)) continue
    throw new DomainError('group_not_found', `No group ${group} of kind ${kind}.`)
  }
}

export async function previewMany(db: Db, request: ManyRequest) {
  const { count, changing, bundles, seen } = await planMany(db, request, { isLocked: false })
  const titles = changing.slice(0, SHOWN_TITLES).map(({ title }) => title)
  return { count, changing: changing.length, titles, bundles, seen }
}

/**
 * Changes products as previewed: all or none of them. @returns those that changed
 * @throws DomainError catalog_changed, no_price_changes, and those of the preview
 */
export async function changeMany(db: Db, request: ManyRequest & { seen: string; by: number }) {
  return db.transaction(async (tx) => {
    const { changing, seen } = await planMany(tx, request, { isLocked: true })
    if (seen !== request.seen) {
      throw new DomainError('catalog_changed', 'The preview is no longer true.', {
        message: 'These products have changed in the meantime. Please look at the numbers again.',
      })
    }
    if (changing.length === 0)
      throw new DomainError('no_price_changes', 'Nothing changes.', {
        message: 'None of these products would change.',
      })
    await nameEditor(tx, request.by)
    const rows = JSON.stringify(changing)
    await tx.execute(sql`
      update ${products} p set is_offered = wanted.is_offered, tags = wanted.tags,
        category = case p.kind when 'spare' then p.category else wanted.group end,
        spare_group = case p.kind when 'spare' then nullif(wanted.group, '') else p.spare_group end
      from jsonb_to_recordset(${rows}::jsonb)
        as wanted (id int, is_offered boolean, "group" text, tags text[])
      where p.id = wanted.id`)
    return changing
  })
}
