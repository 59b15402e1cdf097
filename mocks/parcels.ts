import { carrierTitle, trackingUrl } from '@/domain/shop/orders/parcels'

import { titleOfPiece } from './refunds'
import type { MockOrder, MockParcel } from './shop-state'

/** Returns a parcel's number, which stays unique after parcels are undone. */
export const parcelNumber = ({ number }: MockParcel, index: number) => number ?? index + 1

export function mockParcel(order: MockOrder, parcel: MockParcel, index: number) {
  return {
    number: parcelNumber(parcel, index),
    carrier: carrierTitle(parcel.carrier),
    tracking: parcel.tracking,
    tracking_url: trackingUrl(parcel.carrier, parcel.tracking),
    shipped_at: parcel.shippedAt,
    delivered_at: parcel.deliveredAt,
    items: parcel.items.map(({ position, count }) => ({
      title: titleOfPiece(order, position),
      count,
    })),
    frames: parcel.frames,
  }
}
