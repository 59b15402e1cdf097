import type { Db } from '@/server/kernel/db/client'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { OrderRow } from '@/server/orders'

import { findReturn, updateReturn } from './return-queries'

/**
 * Returns a function that marks the return as refunded; undefined without a return.
 * @throws DomainError return_not_found, return_state_wrong
 */
export function settlingOf(number: number | undefined) {
  if (number === undefined) return undefined
  return async (tx: Db, order: OrderRow, requestId: number): Promise<void> => {
    const row = await findReturn(tx, { orderId: order.id, number })
    if (!row) throw new DomainError('return_not_found', `No return ${number}.`)
    if (row.state !== 'inspected') {
      throw new DomainError('return_state_wrong', `It is ${row.state}: not to refunded.`)
    }
    await updateReturn(tx, row.id, { state: 'refunded', refund_request_id: requestId })
  }
}
