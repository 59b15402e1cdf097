import { eq, inArray } from 'drizzle-orm'

import { stateOf, withState, type BikeState, type StaffBike } from '@/domain/office/bikes/bikes'
import { same } from '@/domain/office/bikes/bikes-edit'
import { figuredBy, figuresOf } from '@/domain/office/bikes/bikes-figures'
import type { Db } from '@/server/kernel/db/client'
import {
  bikes,
  bikeSizes,
  buildRules,
  colorAvailability,
  colors,
  parts,
} from '@/server/kernel/db/schema/catalog/bikes'

/** Writes what differs between a locked bike and a state. Triggers increment the catalog revision. */
export async function writeState(
  tx: Db,
  bike: StaffBike,
  { state, at }: { state: BikeState; at: Date },
): Promise<void> {
  const present = stateOf(bike)
  const next = withState(bike, state)
  const { title, kind, tagline, description, tyre_label, facts, lead_days } = next
  const { serial_prefix = null } = next
  await tx
    .update(bikes)
    .set({
      ...{ title, kind, tagline, description, tyre_label, facts, lead_days },
      ...{ ...figuredBy(figuresOf(next)), serial_prefix, is_draft: next.is_draft === true },
      ended_at: next.is_ended ? (bike.ended_at ?? at) : null,
    })
    .where(eq(bikes.id, bike.id))
  for (const { id, ...color } of changed(present.colors, state.colors)) {
    await tx.update(colors).set(color).where(eq(colors.id, id))
  }
  await writeParts(tx, next, changed(present.parts, state.parts))
  await writeSizes(tx, changed(present.sizes, state.sizes))
  if (!same(present.rules, state.rules)) await writeRules(tx, bike.id, state.rules)
}

function changed<Item extends { id: number }>(was: readonly Item[], became: readonly Item[]) {
  return became.filter(
    (item) =>
      !same(
        was.find(({ id }) => id === item.id),
        item,
      ),
  )
}

async function writeParts(tx: Db, next: StaffBike, states: BikeState['parts']): Promise<void> {
  const edited = new Set(states.map(({ id }) => id))
  const rows = next.groups.flatMap((group) => group.parts).filter(({ id }) => edited.has(id))
  for (const { id, title, note, performance, range_factor, lead_days, look, withheld } of rows) {
    await tx
      .update(parts)
      .set({ title, note, performance, range_factor, lead_days, look, withheld })
      .where(eq(parts.id, id))
  }
}

async function writeSizes(tx: Db, states: BikeState['sizes']): Promise<void> {
  for (const { id, geometry, rider, inseam, color_ids, is_draft = false } of states) {
    await tx
      .update(bikeSizes)
      .set({
        ...{ geometry, is_draft },
        ...{ rider_min: rider.min, rider_max: rider.max },
        ...{ inseam_min: inseam.min, inseam_max: inseam.max },
      })
      .where(eq(bikeSizes.id, id))
    await tx.delete(colorAvailability).where(inArray(colorAvailability.size_id, [id]))
    const rows = color_ids.map((color_id) => ({ color_id, size_id: id }))
    if (rows.length > 0) await tx.insert(colorAvailability).values(rows)
  }
}

async function writeRules(tx: Db, bike_id: number, rules: BikeState['rules']): Promise<void> {
  await tx.delete(buildRules).where(eq(buildRules.bike_id, bike_id))
  const rows = rules.map(({ when, ...rule }, position) => ({
    ...{ ...rule, bike_id, position },
    when_tags: when,
  }))
  if (rows.length > 0) await tx.insert(buildRules).values(rows)
}
