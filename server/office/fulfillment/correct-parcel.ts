import { carrierTitle, type Carrier } from '@/domain/shop/orders/parcels'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { publish } from '@/server/kernel/events/subscriptions'
import { listParcels } from '@/server/orders'

import { changeItems } from './change-items'
import { updateTracking } from './queries'

interface CorrectParcelInput {
  number: string
  parcel: number
  carrier: Carrier
  tracking: string
  by: string
}

/** Logs the old values. @throws DomainError order_not_found, parcel_not_found, parcel_delivered */
export async function correctParcel(deps: Deps, correcting: CorrectParcelInput): Promise<void> {
  const { number, parcel: wanted, carrier, tracking, by } = correcting
  await changeItems(deps, {
    number,
    by,
    work: async (tx, order) => {
      const parcel = (await listParcels(tx, order.id)).find((one) => one.number === wanted)
      if (!parcel) throw new DomainError('parcel_not_found', `No parcel ${wanted}.`)
      if (parcel.delivered_at) throw new DomainError('parcel_delivered', `${wanted} has arrived.`)
      if (parcel.carrier === carrier && parcel.tracking === tracking) return null
      await updateTracking(tx, parcel.id, { carrier, tracking })
      const at = deps.clock.now()
      const corrected = { ...parcel, carrier, tracking }
      await publish(deps, tx, { name: 'ParcelCorrected', order, parcel: corrected, at })
      const text = `${trackingText(parcel)} → ${trackingText(correcting)}`
      return { kind: 'parcel_corrected', detail: { parcel: wanted, text } }
    },
  })
}

const trackingText = ({ carrier, tracking }: { carrier: Carrier; tracking: string }) =>
  [carrierTitle(carrier), tracking].filter(Boolean).join(' ')
