import type { Bike, Part } from '@/domain/shop/bikes/bike'
import { partName } from '@/domain/shop/bikes/part-name'

type Groups = Pick<Bike, 'groups'>

/**
 * Returns, per group of options that the product depends on, the names of those that it fits, unless one is chosen.
 * @example neededOptions(prime, chain) // [['9-speed drivetrain']]
 */
export function neededOptions(
  { groups }: Groups,
  { fits_parts }: { fits_parts: readonly string[] },
  chosen: readonly number[] = [],
): string[][] {
  if (fits_parts.length === 0) return []
  return groups.flatMap((group) => {
    const fitting = group.parts.filter(({ code }) => fits_parts.includes(code))
    const isMet = fitting.length === 0 || fitting.some(({ id }) => chosen.includes(id))
    return isMet ? [] : [fitting.map((part) => partName(group, part))]
  })
}

/** Returns, per group of a bike, the codes of its options that are on it and of those that aren't. */
export function optionCodes({ groups }: Groups, chosen: readonly number[]) {
  return groups.flatMap(({ selection, parts }) => {
    const isOn = ({ id }: Part) => chosen.includes(id)
    // An unknown choice of a group excludes nothing.
    if (selection === 'one' && !parts.some(isOn)) return []
    const codes = (list: readonly Part[]) => list.map(({ code }) => code)
    return [{ on: codes(parts.filter(isOn)), off: codes(parts.filter((part) => !isOn(part))) }]
  })
}
