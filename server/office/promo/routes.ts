import { promotionsRoutes } from '@/contract/office/promo/promo'
import { promotionsSchemas } from '@/contract/office/promo/promo.schema'
import { readCatalogWith } from '@/server/catalog'
import { createRouter } from '@/server/kernel/http/router'

import { priceExample, productIds } from '@/server/pricing'

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
  .on('example', async ({ db, clock, body: { items, country_id, ...rule } }) => {
    const at = clock.now().toISOString()
    const catalog = await readCatalogWith(db, productIds(items))
    return { data: priceExample(catalog, { rule, items, country_id, at }) }
  })
  .on('add', async (context) => ({ data: await addPromotion(context, context.body) }))
  .on('change', async (context) => ({
    data: await changePromotion(context, context.params.code, context.body),
  }))
  .on('end', async (context) => ({ data: await endPromotion(context, context.params.code) }))
