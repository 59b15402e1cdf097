import type { Bike, Part, PartGroup } from './bike'

/** Position of a part in the catalog of its bike. */
export interface PartPosition {
  part: Part
  group: PartGroup
}

const places = new WeakMap<Bike, ReadonlyMap<number, PartPosition>>()

/**
 * Indexes the parts of a bike by id. Memoized per bike object, because bikes are immutable: a changed
 * catalog is a new object, and the old index is garbage-collected with the old one.
 */
export function partPositions(bike: Bike): ReadonlyMap<number, PartPosition> {
  const known = places.get(bike)
  if (known) return known
  const made = new Map(
    bike.groups.flatMap((group) => group.parts.map((part) => [part.id, { part, group }] as const)),
  )
  places.set(bike, made)
  return made
}
