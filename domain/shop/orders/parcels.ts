import type { Move } from '@/domain/kit/moves'

/** Code of the shop's own van or a pickup, which no carrier can track. */
export const OWN_VAN = 'own'

export const MAX_TRACKING = 40

/** A page of a carrier, with `{number}` where the tracking number goes. */
export const TRACKING_ADDRESS =
  /^https:\/\/[a-z\d][a-z\d.-]*(?::\d{1,5})?[/?#][^\s{}<>"'`\\]*\{number\}[^\s{}<>"'`\\]*$/i

export function trackingUrl(address: string | null, tracking: string): string | null {
  if (address === null || tracking === '' || !TRACKING_ADDRESS.test(address)) return null
  return address.replace('{number}', encodeURIComponent(tracking))
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
  {
    from: 'delivered',
    to: 'shipped',
    by: ['shop'],
    follows: 'Within an hour, if it was marked by mistake: it’s on its way again.',
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
