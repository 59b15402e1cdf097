import { and, eq, sql } from 'drizzle-orm'

import { draftPart, hasOption, type NewColor, type NewPart } from '@/domain/office/bikes/bikes-new'
import { DRAFT, type StaffBike } from '@/domain/office/bikes/bikes'
import type { Db } from '@/server/kernel/db/client'
import { colorAvailability, colors, parts } from '@/server/kernel/db/schema/catalog/bikes'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { lockBike } from './queries'
import { requireStaffBike } from './read-bikes'

/** Serializes additions, because ids are sequential, and then locks the bikes in sorted order. */
export async function lockAll(tx: Db, slugs: readonly string[]): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('bike options', 0))`)
  for (const slug of [...new Set(slugs)].sort()) await lockBike(tx, slug)
}

function requireNew(bike: StaffBike, title: string): void {
  if (hasOption(bike, title)) throw new DomainError('bike_option_exists', `${bike.slug}: ${title}`)
}

const nextId = (table: typeof parts | typeof colors) =>
  sql<number>`(select coalesce(max(id), 0) + 1 from ${table})`

interface AddingPart extends NewPart {
  slug: string
  also: readonly string[]
}

/** Adds a draft. @throws DomainError bike_not_found, bike_option_exists, bike_option_not_found */
export async function addPart(db: Db, { slug, also, ...newPart }: AddingPart): Promise<void> {
  const slugs = [...new Set([slug, ...also])]
  await db.transaction(async (tx) => {
    await lockAll(tx, slugs)
    for (const one of slugs) await insertPart(tx, await requireStaffBike(tx, one), newPart)
  })
}

async function insertPart(tx: Db, bike: StaffBike, newPart: NewPart): Promise<void> {
  const group = bike.groups.find((one) => one.parts.some(({ code }) => code === newPart.like))
  const like = group?.parts.find(({ code }) => code === newPart.like)
  if (!group || !like)
    throw new DomainError('bike_option_not_found', `${bike.slug}: ${newPart.like}`)
  requireNew(bike, newPart.title)
  const { price, category_id: _, id: __, ...part } = draftPart(like, newPart, 0)
  await tx.insert(parts).values({
    ...{ ...part, id: nextId(parts), bike_id: bike.id, price_cents: price },
    position: sql`(select max(position) + 1 from ${parts} where ${and(
      eq(parts.bike_id, bike.id),
      eq(parts.category_part_id, group.category_part_id),
    )})`,
  })
}

/** @throws DomainError bike_not_found, bike_option_exists, bike_option_not_found for a wrong size */
export async function addColor(db: Db, { slug, ...newColor }: NewColor & { slug: string }) {
  const { size_ids, surcharge, ...color } = newColor
  await db.transaction(async (tx) => {
    await lockAll(tx, [slug])
    const bike = await requireStaffBike(tx, slug)
    requireNew(bike, color.title)
    if (!size_ids.every((id) => bike.sizes.some((size) => size.id === id))) {
      throw new DomainError('bike_option_not_found', `${slug}: sizes ${size_ids.join()}`)
    }
    const [added] = await tx
      .insert(colors)
      .values({
        ...{ ...color, id: nextId(colors), bike_id: bike.id, surcharge_cents: surcharge },
        withheld: DRAFT,
        position: sql`(select coalesce(max(position), -1) + 1 from ${colors} where ${eq(colors.bike_id, bike.id)})`,
      })
      .returning({ id: colors.id })
    if (!added) throw new Error('An insert returned nothing.')
    const rows = [...new Set(size_ids)].map((size_id) => ({ size_id, color_id: added.id }))
    await tx.insert(colorAvailability).values(rows)
  })
}
