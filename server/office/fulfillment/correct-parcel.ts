import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { publish } from '@/server/kernel/events/subscriptions'
import { listParcels, type Parcel } from '@/server/orders'

import { requireOffered } from '../carriers/queries'
import { changeItems } from './change-items'
import { updateTracking } from './queries'

interface CorrectParcelInput {
  number: string
  parcel: number
  carrier: string
  tracking: string
  by: string
}

/** Logs the old values. @throws DomainError order_not_found, parcel_not_found, parcel_delivered, invalid_input */
export async function correctParcel(deps: Deps, correcting: CorrectParcelInput): Promise<void> {
  const { number, parcel: wanted, carrier, tracking, by } = correcting
  await changeItems(deps, {
    number,
    by,
    work: async (tx, order) => {
      const parcel = await requireParcel(tx, order.id, wanted)
      if (parcel.delivered_at) throw new DomainError('parcel_delivered', `${wanted} has arrived.`)
      if (parcel.carrier === carrier && parcel.tracking === tracking) return null
      if (parcel.carrier !== carrier) await requireOffered(tx, carrier)
      await updateTracking(tx, parcel.id, { carrier, tracking })
      const at = deps.clock.now()
      const corrected = await requireParcel(tx, order.id, wanted)
      await publish(deps, tx, { name: 'ParcelCorrected', order, parcel: corrected, at })
      const text = `${trackingText(parcel)} → ${trackingText(corrected)}`
      return { kind: 'parcel_corrected', detail: { parcel: wanted, text } }
    },
  })
}

async function requireParcel(tx: Db, orderId: number, parcel: number): Promise<Parcel> {
  const found = (await listParcels(tx, orderId)).find(({ number }) => number === parcel)
  if (!found) throw new DomainError('parcel_not_found', `No parcel ${parcel}.`)
  return found
}

const trackingText = ({ carrier_title, tracking }: Parcel) =>
  [carrier_title, tracking].filter(Boolean).join(' ')
