import { inArray } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { personalRows } from '@/server/kernel/db/personal-rows'
import { refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { paymentAttempts, payments } from '@/server/kernel/db/schema/payments/payments'
import type { ShopEvent } from '@/server/kernel/events/shop-events'
import { ownOrderIds } from '@/server/orders'

export async function exportPayments(
  _: unknown,
  tx: Db,
  { user, add }: ShopEvent<'AccountExported'>,
) {
  const ids = ownOrderIds(tx, user.id)
  add({
    payment_attempts: await personalRows(
      tx,
      paymentAttempts,
      inArray(paymentAttempts.order_id, ids),
    ),
    payments: await personalRows(tx, payments, inArray(payments.order_id, ids)),
    refunds: await personalRows(tx, refunds, inArray(refunds.order_id, ids)),
  })
}
