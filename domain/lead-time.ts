import type { Bike, Build, Part } from './bike'
import { chosenParts, colorOf } from './build'

/** One contribution to the time at the factory, in working days. */
export interface LeadShare {
  kind: 'bike' | 'color' | 'part'
  title: string
  days: number
  /** Id of the bike, colour or part. */
  id: number
}

/** What a build's time at the factory consists of: the bike, its colour, its slowest part. */
export function leadShares(bike: Bike, build: Build): LeadShare[] {
  const shares: LeadShare[] = [
    { kind: 'bike', title: bike.title, days: bike.lead_days, id: bike.id },
  ]
  const color = colorOf(bike, build.color_id)
  if (color && color.lead_days > 0) {
    shares.push({ kind: 'color', title: color.title, days: color.lead_days, id: color.id })
  }
  const slowest = chosenParts(bike, build).reduce<Part | null>(
    (slow, part) => (part.lead_days > (slow?.lead_days ?? 0) ? part : slow),
    null,
  )
  if (slowest) {
    shares.push({ kind: 'part', title: slowest.title, days: slowest.lead_days, id: slowest.id })
  }
  return shares
}

/** Working days at the factory: the shares one after the other. */
export function leadDays(bike: Bike, build: Build): number {
  return leadShares(bike, build).reduce((sum, { days }) => sum + days, 0)
}
