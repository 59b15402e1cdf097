import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { listParcels } from '@/server/orders'

import { changeItems } from './change-items'
import { markDelivered } from './queries'

/** Delivers the order with its last parcel. @throws DomainError order_not_found, parcel_not_found */
export async function deliverParcel(
  deps: Deps,
  { number, parcel, by }: { number: string; parcel: number; by: string },
): Promise<void> {
  await changeItems(deps, {
    number,
    by,
    work: async (tx, order) => {
      const parcels = await listParcels(tx, order.id)
      if (!parcels.some((one) => one.number === parcel)) {
        throw new DomainError('parcel_not_found', `No parcel ${parcel}.`)
      }
      const at = deps.clock.now()
      const id = await markDelivered(tx, { orderId: order.id, number: parcel, at })
      return id === undefined ? null : { kind: 'parcel_delivered', detail: { parcel } }
    },
  })
}
