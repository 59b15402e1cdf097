import type { Bike, Part, PartGroup } from './bike'

export interface PartPosition {
  part: Part
  group: PartGroup
}

const places = new WeakMap<Bike, ReadonlyMap<number, PartPosition>>()

/** Memoizes the index by bike object, because a changed catalog consists of new objects. */
export function partPositions(bike: Bike): ReadonlyMap<number, PartPosition> {
  const known = places.get(bike)
  if (known) return known
  const made = new Map(
    bike.groups.flatMap((group) => group.parts.map((part) => [part.id, { part, group }] as const)),
  )
  places.set(bike, made)
  return made
}
