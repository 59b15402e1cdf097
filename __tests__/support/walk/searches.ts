import { searchesRouter } from '@/server/office/searches/routes'

import type { TestShop } from '../shop'

export const searchRequests = {
  // The example is another group already.
  'searches.change': async (_: unknown, { deps }: TestShop) => {
    const [first] = await searchesRouter.list(deps)
    const { id = '', version } = first ?? {}
    return { params: { id }, body: { words: ['stroll', 'walk'], version } }
  },
}
