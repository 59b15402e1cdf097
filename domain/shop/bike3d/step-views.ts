import type { Bike, PartGroup } from '@/domain/shop/bikes/bike'
import { areaOf } from '@/domain/shop/bikes/build-areas'
import type { View } from './views'

const AREAS: Record<string, View> = {
  size: 'side',
  fit: 'side',
  color: 'front',
  look: 'front',
  power: 'motor',
  ride: 'front',
  carry: 'rear',
  extras: 'rear',
  summary: 'front',
}

/** Returns the view that best shows what a configurator step changes; null if nothing is visible. */
export function viewOfStep(bike: Bike, stepId: string): View | null {
  const group = bike.groups.find(({ category_part_id: id }) => stepId === `part-${id}`)
  return (group && viewOfGroup(group)) ?? AREAS[stepId] ?? null
}

function viewOfGroup(group: PartGroup): View | null {
  const looks = group.parts.map(({ look }) => look)
  if (looks.some(({ bar, display }) => bar ?? display)) return 'cockpit'
  if (looks.some(({ saddle, seatpost }) => saddle ?? seatpost)) return 'rear'
  if (looks.some(({ drivetrain }) => drivetrain)) return 'motor'
  if (looks.some(({ battery }) => battery)) return 'side'
  if (
    looks.some(
      ({ fork, tyres, wheels, rotors, shock }) => fork ?? tyres ?? wheels ?? rotors ?? shock,
    )
  )
    return 'front'
  return AREAS[areaOf(group)] ?? null
}
