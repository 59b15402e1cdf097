import { promotionsRoutes } from '@/contract/promotions'
import { promotionsSchemas } from '@/contract/promotions.schema'
import { createRouter } from '@/server/kernel/http/router'

import {
  addPromotion,
  changePromotion,
  endPromotion,
  findProducts,
  readPromotions,
} from './change-promotions'

export const promotionsRouter = createRouter(promotionsRoutes, promotionsSchemas)
  .on('list', async (context) => ({ data: { promotions: await readPromotions(context) } }))
  .on('products', async (context) => ({
    data: { products: await findProducts(context, context.query.q ?? '') },
  }))
  .on('add', async (context) => {
    const data = await addPromotion(context, context.body)
    context.about({ kind: 'promotions', id: data.code })
    return { data }
  })
  .on('change', async (context) => ({
    data: await changePromotion(context, context.params.code, context.body),
  }))
  .on('end', async (context) => ({ data: await endPromotion(context, context.params.code) }))
