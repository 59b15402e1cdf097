import type { Move } from './moves'

/** Who carries a parcel. `own` is the shop's van or a pickup, which has no tracking. */
export const CARRIERS = ['ups', 'fedex', 'usps', 'dhl', 'own'] as const
export type Carrier = (typeof CARRIERS)[number]

/** Most characters of a tracking number. */
export const MAX_TRACKING = 40

const TRACKING_PAGE: Record<Carrier, string | null> = {
  ups: 'https://www.ups.com/track?tracknum=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  dhl: 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=',
  own: null,
}

/** Where a parcel can be followed; null for a carrier without such a page, or without a number. */
export function trackingUrl(carrier: Carrier, tracking: string): string | null {
  const page = TRACKING_PAGE[carrier]
  return page === null || tracking === '' ? null : page + encodeURIComponent(tracking)
}

/** Where a parcel is. */
export type ParcelState = 'shipped' | 'delivered'

/** Every way of a parcel. Its row holds the moment of each. */
export const PARCEL_MOVES: readonly Move<ParcelState, 'shop'>[] = [
  {
    from: 'shipped',
    to: 'delivered',
    by: ['shop'],
    follows: 'Its bikes are delivered; with the last parcel of a whole order, so is the order.',
  },
]

const CARRIER_TITLES: Record<Carrier, string> = {
  ups: 'UPS',
  fedex: 'FedEx',
  usps: 'USPS',
  dhl: 'DHL',
  own: 'Our own van',
}

/** The name of a carrier as people know it. */
export function carrierTitle(carrier: Carrier): string {
  return CARRIER_TITLES[carrier]
}
