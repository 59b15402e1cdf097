import { searchesRouter } from '@/server/office/searches/routes'

import type { TestShop } from '../shop'

export const searchRequests = {
  // The example is another group already.
  'searches.change': async (_: unknown, { db, clock }: TestShop) => {
    const [first] = await searchesRouter.list({ db, clock })
    const { id = '', version } = first ?? {}
    return { params: { id }, body: { words: ['stroll', 'walk'], version } }
  },
}
