import { delays } from '@/server/kernel/db/schema/orders/delays'

import type { TestShop } from '../shop'

async function delayOf({ db }: TestShop) {
  const [row] = await db
    .insert(delays)
    .values({
      ...{ item: `part:${crypto.randomUUID()}`, title: 'Bell', arrives_on: '2027-06-01' },
      ...{ work_days: 2, cause: 'Late', request_key: crypto.randomUUID() },
    })
    .returning()
  return { params: { id: row?.id ?? 0 } }
}

export const delayRequests = {
  'delays.items': () => ({ query: '?q=e' }),
  'delays.end': (_: unknown, shop: TestShop) => delayOf(shop),
}
