import type { Bike, Build, Part } from './bike'
import { chosenParts, colorOf } from './build'

/** One component of the factory lead time, in working days. */
export interface LeadShare {
  kind: 'bike' | 'color' | 'part'
  title: string
  days: number
  /** Id of the bike, color or part. */
  id: number
}

/** @example leadTimeText({ kind: 'color', title: 'Petrol', days: 5 }) // 'Petrol paint adds 5 business days.' */
export function leadTimeText({ kind, title, days }: Omit<LeadShare, 'id'>): string {
  const time = `${days} business ${days === 1 ? 'day' : 'days'}`
  if (kind === 'bike') return `${title} takes ${time} to build.`
  return `${kind === 'color' ? `${title} paint` : title} adds ${time}.`
}

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

export function leadDays(bike: Bike, build: Build): number {
  return leadShares(bike, build).reduce((sum, { days }) => sum + days, 0)
}
