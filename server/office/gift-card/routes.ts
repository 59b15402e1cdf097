import { giftsRoutes } from '@/contract/office/gift-card/gift-card'
import { giftsSchemas } from '@/contract/office/gift-card/gift-card.schema'
import { createRouter } from '@/server/kernel/http/router'

import { listGiftCards } from './queries'

export const giftsRouter = createRouter(giftsRoutes, giftsSchemas).on(
  'list',
  async ({ db, query }) => ({ data: await listGiftCards(db, query) }),
)
