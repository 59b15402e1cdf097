import { giftsRoutes } from '@/contract/gifts'
import { giftsSchemas } from '@/contract/gifts.schema'
import { createRouter } from '@/server/kernel/http/router'

import { listGiftCards } from './queries'

export const giftsRouter = createRouter(giftsRoutes, giftsSchemas).on(
  'list',
  async ({ db, query }) => ({ data: await listGiftCards(db, query) }),
)
