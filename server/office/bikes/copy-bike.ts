import { and, eq, inArray, sql } from 'drizzle-orm'

import { frameSku } from '@/domain/shop/bikes/frame-sku'
import type { AuditSubjects } from '@/server/kernel/audit/entity'
import { readStaffBikes } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import { bikes } from '@/server/kernel/db/schema/catalog/bikes'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { nameEditor } from '../goods/product-edits'
import { lockAll } from './add-option'
import { requireStaffBike } from './read-bikes'

interface CopyBikeInput {
  slug: string
  as: { slug: string; title: string }
  by: number
}

/** Copies a bike as a draft with zero stock. @throws DomainError bike_not_found, bike_slug_exists */
export async function copyBike(
  { db, about }: { db: Db } & AuditSubjects,
  { slug, as, by }: CopyBikeInput,
) {
  await db.transaction(async (tx) => {
    // Lock order: products before bikes, as in a price change.
    await lockAll(tx, [])
    const all = await readStaffBikes(tx)
    const isTaken = all.some(
      (one) => one.slug === as.slug || one.title.toLowerCase() === as.title.toLowerCase(),
    )
    if (isTaken) throw new DomainError('bike_slug_exists', `Bike ${as.slug} or ${as.title}.`)
    await nameEditor(tx, by)
    await tx
      .update(products)
      .set({ fits: sql`array_append(${products.fits}, ${as.slug})` })
      .where(sql`${products.fits} @> array[${slug}]::text[]`)
    await lockAll(tx, [slug])
    const bike = await requireStaffBike(tx, slug)
    const id = await insertBike(tx, bike.id, as)
    await copyRows(tx, { from: bike.id, to: id })
    const rows = bike.sizes.map(({ title }) => ({ sku: frameSku(as.slug, title), on_hand: 0 }))
    if (rows.length > 0) await tx.insert(stockItems).values(rows).onConflictDoNothing()
    about({ kind: 'bikes', id: as.slug })
  })
}

async function insertBike(tx: Db, from: number, as: CopyBikeInput['as']): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into bikes (id, position, slug, title, kind, tagline, description, price_cents, performance, range_profile,
      fork, travel, tyre_label, gross_limit, standover_clearance, lead_days, facts, is_draft, made_like)
    select (select max(id) + 1 from bikes), (select max(position) + 1 from bikes), ${as.slug}, ${as.title}, kind, tagline,
      description, price_cents, performance, range_profile, fork, travel, tyre_label, gross_limit, standover_clearance,
      lead_days, facts, true, coalesce(made_like, slug)
    from bikes where id = ${from} returning id`)
  const [added] = rows
  if (!added) throw new Error('An insert returned nothing.')
  return added.id
}

/** Ids are sequential, so the caller must serialize copies. Titles of sizes and colors are unique per bike. */
async function copyRows(tx: Db, { from, to }: { from: number; to: number }): Promise<void> {
  const next = (table: string) =>
    sql`(select max(id) from ${sql.identifier(table)}) + row_number() over (order by position, id)`
  await tx.execute(sql`
    insert into bike_sizes (id, bike_id, position, title, geometry, rider_min, rider_max, inseam_min, inseam_max, is_draft)
    select ${next('bike_sizes')}, ${to}, position, title, geometry, rider_min, rider_max, inseam_min, inseam_max, is_draft
    from bike_sizes where bike_id = ${from}`)
  await tx.execute(sql`
    insert into colors (id, bike_id, position, title, type, hex, finish, surcharge_cents, lead_days, withheld)
    select ${next('colors')}, ${to}, position, title, type, hex, finish, surcharge_cents, lead_days, withheld
    from colors where bike_id = ${from}`)
  await tx.execute(sql`
    insert into color_availability (color_id, size_id)
    select new_color.id, new_size.id from color_availability a
    join colors c on c.id = a.color_id join bike_sizes s on s.id = a.size_id
    join colors new_color on new_color.bike_id = ${to} and new_color.title = c.title
    join bike_sizes new_size on new_size.bike_id = ${to} and new_size.title = s.title
    where s.bike_id = ${from}`)
  await tx.execute(sql`
    insert into part_groups (bike_id, category_part_id, category_id, position, title, selection, exclusive_reason)
    select ${to}, category_part_id, category_id, position, title, selection, exclusive_reason
    from part_groups where bike_id = ${from}`)
  await tx.execute(sql`
    insert into parts (id, bike_id, category_part_id, position, code, title, note, price_cents, performance, range_factor,
      lead_days, tags, by_size, look, withheld)
    select ${next('parts')}, ${to}, category_part_id, position, code, title, note, price_cents, performance, range_factor,
      lead_days, tags, by_size, look, withheld
    from parts where bike_id = ${from}`)
  await tx.execute(sql`
    insert into build_rules (bike_id, id, position, when_tags, excludes, requires_any, reason)
    select ${to}, id, position, when_tags, excludes, requires_any, reason from build_rules where bike_id = ${from}`)
  await tx.execute(sql`
    insert into presets (bike_id, id, position, title, note, part_codes)
    select ${to}, id, position, title, note, part_codes from presets where bike_id = ${from}`)
}

/** Deletes a bike that was never published. @throws DomainError bike_not_found, bike_draft_not_found */
export async function removeBike(db: Db, { slug, by }: { slug: string; by: number }) {
  await db.transaction(async (tx) => {
    await lockAll(tx, [])
    await nameEditor(tx, by)
    await requireDraft(tx, slug)
    await tx
      .update(products)
      .set({ fits: sql`array_remove(${products.fits}, ${slug})` })
      .where(sql`${products.fits} @> array[${slug}]::text[]`)
    await lockAll(tx, [slug])
    const { id, sizes } = await requireDraft(tx, slug)
    await tx.delete(bikes).where(eq(bikes.id, id))
    // Frames on hand stay in stock.
    const shelves = sizes.map(({ title }) => frameSku(slug, title))
    const isEmpty = and(inArray(stockItems.sku, shelves), eq(stockItems.on_hand, 0))
    await tx.delete(stockItems).where(isEmpty)
  })
}

async function requireDraft(tx: Db, slug: string) {
  const bike = await requireStaffBike(tx, slug)
  if (!bike.is_draft) throw new DomainError('bike_draft_not_found', `Bike ${slug} was offered.`)
  return bike
}
