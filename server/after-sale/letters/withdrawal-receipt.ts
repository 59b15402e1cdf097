import { readCatalog } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { readSeller } from '@/server/kernel/ports/seller'
import { queueLetter } from '@/server/kernel/mail/queue-letter'
import { type LineRow, type OrderRow, orderUrl } from '@/server/orders'
import { withdrawalReceipt } from './letters/withdrawal-receipt'

interface Receipt {
  id: number
  order: OrderRow
  lines: readonly LineRow[]
  isReturn: boolean
  at: Date
}

/** Queues the receipt of a withdrawal on a durable medium (Directive 2011/83/EU, art. 11a(5)). */
export async function queueWithdrawalReceipt(
  deps: Pick<Deps, 'secret' | 'shopUrl' | 'clock' | 'seller'>,
  tx: Db,
  { id, order, lines, isReturn, at }: Receipt,
): Promise<void> {
  const { allCountriesById } = await readCatalog(tx)
  const country = allCountriesById.get(order.country_id)
  const includesTax = country?.prices_include_tax ?? false
  await queueLetter(deps, tx, {
    order_id: order.id,
    user_id: order.user_id,
    kind: `withdrawal_receipt_${id}`,
    recipient: order.email,
    letter: withdrawalReceipt({
      ...{ order, lines, isReturn, includesTax, at, url: orderUrl(deps, order.number) },
      seller: await readSeller(deps, tx),
      country: country?.code ?? '',
    }),
  })
}
