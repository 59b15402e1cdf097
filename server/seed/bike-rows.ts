import type { Bike } from '@/domain/shop/bikes/bike'
import type {
  bikes,
  bikeSizes,
  buildRules,
  colorAvailability,
  colors,
  partGroups,
  parts,
  presets,
} from '@/server/kernel/db/schema/catalog/bikes'

import { serialPrefixes } from './data/bikes'

export interface BikeRows {
  bike: typeof bikes.$inferInsert
  sizes: (typeof bikeSizes.$inferInsert)[]
  colors: (typeof colors.$inferInsert)[]
  availability: (typeof colorAvailability.$inferInsert)[]
  groups: (typeof partGroups.$inferInsert)[]
  parts: (typeof parts.$inferInsert)[]
  rules: (typeof buildRules.$inferInsert)[]
  presets: (typeof presets.$inferInsert)[]
}

/** Converts a bike to rows. `position` is its place in all lists. */
export function bikeRows(bike: Bike, position: number): BikeRows {
  const bike_id = bike.id
  return {
    bike: bikeRow(bike, position),
    sizes: bike.sizes.map((size, index) => ({
      id: size.id,
      bike_id,
      position: index,
      title: size.title,
      geometry: size.geometry,
      rider_min: size.rider.min,
      rider_max: size.rider.max,
      inseam_min: size.inseam.min,
      inseam_max: size.inseam.max,
    })),
    colors: bike.colors.map(({ surcharge, ...color }, index) => ({
      ...color,
      bike_id,
      position: index,
      surcharge_cents: surcharge,
    })),
    availability: bike.sizes.flatMap((size) =>
      size.color_ids.map((color_id) => ({ color_id, size_id: size.id })),
    ),
    groups: bike.groups.map(({ parts: _parts, ...group }, index) => ({
      ...group,
      bike_id,
      position: index,
    })),
    parts: bike.groups.flatMap((group) =>
      group.parts.map(({ category_id: _category, price, ...part }, index) => ({
        ...part,
        bike_id,
        position: index,
        price_cents: price,
      })),
    ),
    rules: bike.rules.map(({ when, ...rule }, index) => ({
      ...rule,
      bike_id,
      position: index,
      when_tags: when,
    })),
    presets: bike.presets.map((preset, index) => ({ ...preset, bike_id, position: index })),
  }
}

function bikeRow(bike: Bike, position: number): typeof bikes.$inferInsert {
  const {
    price,
    sizes: _sizes,
    colors: _colors,
    groups: _groups,
    rules: _rules,
    presets: _presets,
    ...columns
  } = bike
  const serial_prefix = serialPrefixes.get(bike.slug) ?? null
  return { ...columns, position, serial_prefix, price_cents: price }
}
