import { deriveKey } from '@/server/kernel/ports/ids'
import { draftOrders } from '@/server/kernel/db/schema/orders/drafts'
import { cents } from '@/domain/kit/money'

import { ADDRESS } from '../orders/orders'
import type { TestShop } from '../shop'

const items = [{ product_id: 5000111, count: 1 }]

async function draftOf({ db, clock, deps }: TestShop) {
  const now = clock.now().getTime()
  const [row] = await db
    .insert(draftOrders)
    .values({
      ...{ request_key: crypto.randomUUID(), email: 'ada@example.com', title: 'Backpack' },
      ...{ country_id: ADDRESS.country_id, shipping_address: ADDRESS, items },
      total_cents: cents(100),
      expires_at: new Date(now + 86_400_000),
      sent_at: new Date(now),
    })
    .returning()
  const id = row?.id ?? 0
  return { params: { id, key: deriveKey(deps.secret, 'draft', String(id)) } }
}

export const draftRequests = {
  'drafts.products': () => ({ query: '?q=backpack' }),
  'drafts.quote': () => ({ body: { items, country_id: ADDRESS.country_id } }),
  'drafts.send': (_: unknown, shop: TestShop) => draftOf(shop),
  'drafts.cancel': (_: unknown, shop: TestShop) => draftOf(shop),
  'drafts.read': (_: unknown, shop: TestShop) => draftOf(shop),
}
