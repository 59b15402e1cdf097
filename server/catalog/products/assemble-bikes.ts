import type { Bike, BuildRule, Preset } from '@/domain/shop/bikes/bike'
import {
  asOffered,
  type StaffBike,
  type StaffColor,
  type StaffPart,
  type StaffSize,
} from '@/domain/office/bikes/bikes'
import { cents } from '@/domain/kit/money'
import { omit } from '@/utils/omit'
import type { BikeTables } from './queries'

type Row<Name extends keyof BikeTables> = BikeTables[Name][number]

/** Returns the bikes without drafts, including those no longer sold. */
export const assembleBikes = (tables: BikeTables): Bike[] =>
  assembleStaffBikes(tables)
    .filter(({ is_draft }) => !is_draft)
    .map(asOffered)

/** Maps the slug of each copied bike to the slug of its original, whose texts apply to both. */
export const modelsOf = ({ bikes }: Pick<BikeTables, 'bikes'>): Map<string, string> =>
  new Map(bikes.flatMap(({ slug, made_like }) => (made_like === null ? [] : [[slug, made_like]])))

export function assembleStaffBikes(tables: BikeTables): StaffBike[] {
  const sizes = groupBy(tables.sizes, (row) => row.bike_id)
  const colors = groupBy(tables.colors, (row) => row.bike_id)
  const groups = groupBy(tables.groups, (row) => row.bike_id)
  const parts = groupBy(tables.parts, groupKey)
  const rules = groupBy(tables.rules, (row) => row.bike_id)
  const presets = groupBy(tables.presets, (row) => row.bike_id)
  const made = new Set(tables.availability.map((row) => `${row.size_id}:${row.color_id}`))

  return tables.bikes.map((row) => {
    const bike = omit(row, 'position', 'price_cents', 'made_like', 'was_ordered')
    const own = colors.get(bike.id) ?? []
    return {
      ...bike,
      is_ended: bike.ended_at !== null,
      price: cents(row.price_cents),
      sizes: (sizes.get(bike.id) ?? []).map((row) => sizeOf(row, own, made)),
      colors: own.map(colorOf),
      groups: (groups.get(bike.id) ?? []).map((row) =>
        groupOf(row, parts.get(groupKey(row)) ?? []),
      ),
      rules: (rules.get(bike.id) ?? []).map(ruleOf),
      presets: (presets.get(bike.id) ?? []).map(presetOf),
    }
  })
}

function sizeOf(row: Row<'sizes'>, colors: Row<'colors'>[], made: Set<string>): StaffSize {
  return {
    id: row.id,
    title: row.title,
    geometry: row.geometry,
    rider: { min: row.rider_min, max: row.rider_max },
    inseam: { min: row.inseam_min, max: row.inseam_max },
    color_ids: colors.map(({ id }) => id).filter((id) => made.has(`${row.id}:${id}`)),
    is_draft: row.is_draft,
  }
}

function colorOf(row: Row<'colors'>): StaffColor {
  const { id, title, type, hex, finish, lead_days, withheld } = row
  const surcharge = cents(row.surcharge_cents)
  return { id, title, type, hex, ...(finish && { finish }), surcharge, lead_days, withheld }
}

function groupOf(row: Row<'groups'>, parts: Row<'parts'>[]) {
  const { bike_id: _bike, position: _position, ...group } = row
  return { ...group, parts: parts.map((part) => partOf(part, row.category_id)) }
}

function partOf(row: Row<'parts'>, category_id: number): StaffPart {
  const { bike_id: _bike, position: _position, price_cents, ...part } = row
  return { ...part, category_id, price: cents(price_cents) }
}

function ruleOf(row: Row<'rules'>): BuildRule {
  const { id, when_tags, excludes, requires_any, reason } = row
  return { id, when: when_tags, excludes, requires_any, reason }
}

function presetOf({ id, title, note, part_codes }: Row<'presets'>): Preset {
  return { id, title, note, part_codes }
}

function groupKey(row: { bike_id: number; category_part_id: number }): string {
  return `${row.bike_id}:${row.category_part_id}`
}

function groupBy<Item, Key>(items: Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
