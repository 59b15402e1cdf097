import type { Move } from '@/domain/kit/moves'

/** Carriers. `own` is the shop's van or a pickup, without tracking. */
export const CARRIERS = ['ups', 'fedex', 'usps', 'dhl', 'own'] as const
export type Carrier = (typeof CARRIERS)[number]

export const MAX_TRACKING = 40

const TRACKING_PAGE: Record<Carrier, string | null> = {
  ups: 'https://www.ups.com/track?tracknum=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  dhl: 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=',
  own: null,
}

export function trackingUrl(carrier: Carrier, tracking: string): string | null {
  const page = TRACKING_PAGE[carrier]
  return page === null || tracking === '' ? null : page + encodeURIComponent(tracking)
}

export type ParcelState = 'shipped' | 'delivered' | 'undone'

/** Allowed state transitions of a parcel; its row stores the timestamp of each. */
export const PARCEL_MOVES: readonly Move<ParcelState, 'shop'>[] = [
  {
    from: 'shipped',
    to: 'delivered',
    by: ['shop'],
    follows: 'Its bikes are delivered; with the last parcel of a whole order, so is the order.',
  },
  {
    from: 'shipped',
    to: 'undone',
    by: ['shop'],
    follows: 'Its items and bikes are ready again, and the buyer gets a correction.',
  },
]

/** Hours within which an erroneous shipment can be undone. */
export const UNDO_HOURS = 24
const HOUR_MS = 3_600_000

interface ParcelUndoFacts {
  shipped_at: Date
  delivered_at: Date | null
  items: readonly { position: number; count: number }[]
}

interface LeftLine {
  position: number
  shipped_count: number
  /** Units refunded after shipping, and those in returns. */
  refunded_count: number
  returned_count: number
}

export type UndoFault = 'parcel_delivered' | 'parcel_undo_late' | 'parcel_settled'

export const undoUntil = ({ shipped_at }: Pick<ParcelUndoFacts, 'shipped_at'>): Date =>
  new Date(shipped_at.getTime() + UNDO_HOURS * HOUR_MS)

export function undoFault(
  parcel: ParcelUndoFacts,
  lines: readonly LeftLine[],
  now: Date,
): UndoFault | null {
  if (parcel.delivered_at !== null) return 'parcel_delivered'
  if (undoUntil(parcel) <= now) return 'parcel_undo_late'
  const isSettled = parcel.items.some(({ position, count }) => {
    const line = lines.find((one) => one.position === position)
    const left = (line?.shipped_count ?? 0) - count
    return !line || left < Math.max(line.refunded_count, line.returned_count)
  })
  return isSettled ? 'parcel_settled' : null
}

const CARRIER_TITLES: Record<Carrier, string> = {
  ups: 'UPS',
  fedex: 'FedEx',
  usps: 'USPS',
  dhl: 'DHL',
  own: 'Our own van',
}

export function carrierTitle(carrier: Carrier): string {
  return CARRIER_TITLES[carrier]
}
