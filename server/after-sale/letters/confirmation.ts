import { readCatalog, type Catalog } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { queueLetter } from '@/server/kernel/mail/queue-letter'
import {
  type LineRow,
  type OrderRow,
  listOrderLines,
  listOrderTerms,
  orderUrl,
} from '@/server/orders'
import { plannedOf } from '../garage/bike-answer'
import { printedAddress } from '../documents/content'
import { orderConfirmation } from './letters/order-confirmation'

/** Queues the confirmation, once per order, in the transaction that marks it as paid. */
export async function queueConfirmation(
  deps: Pick<Deps, 'secret' | 'shopUrl' | 'clock'>,
  tx: Db,
  order: OrderRow,
): Promise<void> {
  const lines = await listOrderLines(tx, order.id)
  const address = await printedAddress(tx, order.shipping_address)
  const catalog = await readCatalog(tx)
  const { allCountriesById } = catalog
  await queueLetter(deps, tx, {
    order_id: order.id,
    kind: 'order_confirmation',
    recipient: order.email,
    letter: orderConfirmation({
      ...{ order, lines, address, url: orderUrl(deps, order.number) },
      withdrawalUrl: `${deps.shopUrl}/withdrawal?order=${encodeURIComponent(order.number)}`,
      policyUrl: `${deps.shopUrl}/rrpolicy`,
      country: allCountriesById.get(order.shipping_address.country_id)?.code ?? '',
      starts: startOf(catalog, order, lines),
      includesTax: allCountriesById.get(order.country_id)?.prices_include_tax ?? false,
      terms: (await listOrderTerms(tx, order.id)).map((one) => ({
        ...one,
        href: `${deps.shopUrl}${one.href}`,
      })),
    }),
  })
}

/** Returns the first day on which one of an order's bikes is built. */
function startOf(catalog: Catalog, order: OrderRow, lines: readonly LineRow[]): string | null {
  const days = lines.flatMap(({ bike_slug }) =>
    bike_slug === null ? [] : (plannedOf(catalog, bike_slug, order).building ?? []),
  )
  return days.toSorted()[0] ?? null
}
