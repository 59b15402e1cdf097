import { goodsRoutes } from '@/contract/goods'
import { goodsSchemas } from '@/contract/goods.schema'

import { readCatalogue } from '../catalogue/read-catalogue'
import { createRouter } from '../http/router'
import { productSafety } from './product-safety'

export const goodsRouter = createRouter(goodsRoutes, goodsSchemas).on(
  'safety',
  async ({ db, query }) => {
    const catalogue = await readCatalogue(db)
    return { data: productSafety(catalogue, query), cache: 'public' }
  },
)
