import { helpSynonyms } from '@/server/kernel/db/schema/community/help-center'
import { readSearches } from '@/server/office/searches/searches'

import type { TestShop } from '../shop'

async function newGroup({ db, deps }: TestShop): Promise<{ id: string; seen: string }> {
  const words = ['walk', `w${crypto.randomUUID().slice(0, 8)}`]
  const [row] = await db.insert(helpSynonyms).values({ words }).returning()
  const { synonyms } = await readSearches(deps, 'help')
  const { seen = '' } = synonyms.find((one) => one.id === row?.id) ?? {}
  return { id: String(row?.id), seen }
}

export const searchRequests = {
  'searches.add': () => ({ body: { words: ['velocipede', crypto.randomUUID().slice(0, 8)] } }),
  'searches.change': async (_: unknown, shop: TestShop) => {
    const { id, seen } = await newGroup(shop)
    return { params: { id }, body: { words: ['stroll', `s${seen.slice(0, 8)}`], seen } }
  },
  'searches.remove': async (_: unknown, shop: TestShop) => {
    const { id } = await newGroup(shop)
    return { params: { id } }
  },
}
