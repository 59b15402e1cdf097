import { users } from '@/server/kernel/db/schema/users'
import { readBikePage } from '@/server/office/bikes/read-bikes'
import { saveBike } from '@/server/office/bikes/save-bike'

import type { TestShop } from '../shop'

const slug = 'nyx'

async function edited({ db }: TestShop) {
  const { state, edition } = await readBikePage(db, slug)
  return {
    state: { ...state, tagline: `Walked ${crypto.randomUUID()}` },
    ...{ edition, starts_at: null, note: 'Walk', request_key: crypto.randomUUID() },
  }
}

export const bikesRequests = {
  'bikes.preview': async (_: unknown, shop: TestShop) => {
    const { state } = await edited(shop)
    return { params: { slug }, body: { state } }
  },
  'bikes.save': async (_: unknown, shop: TestShop) => ({
    params: { slug },
    body: await edited(shop),
  }),
  'bikes.undo': async (_: unknown, shop: TestShop) => {
    const [author] = await shop.db.select({ id: users.id }).from(users).limit(1)
    await saveBike(shop.deps, { slug, ...(await edited(shop)), by: author?.id ?? 0 })
    const { edits } = await readBikePage(shop.db, slug)
    return { params: { slug, id: edits[0]?.id ?? 0 } }
  },
}
