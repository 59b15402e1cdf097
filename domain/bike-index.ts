import type { Bike, Part, PartGroup } from './bike'

/** Where a part stands in the catalogue of its bike. */
export interface PartPosition {
  part: Part
  group: PartGroup
}

const places = new WeakMap<Bike, ReadonlyMap<number, PartPosition>>()

/**
 * The parts of a bike by id. Made once per bike object, which nobody changes in place: a changed
 * catalogue is a new object, and the old index goes with the old one.
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
