import { goodsRoutes } from '@/contract/shop/goods/goods'
import { goodsSchemas } from '@/contract/shop/goods/goods.schema'
import { addSpares, readCatalog, readCatalogWith } from '@/server/catalog'
import { createRouter } from '@/server/kernel/http/router'
import { dayOf } from '@/server/kernel/ports/clock'

import { productSafety } from './product-safety'
import { readGoodsPicture } from './read-picture'
import { deliveredPrice } from './shipping-calculator'

export const goodsRouter = createRouter(goodsRoutes, goodsSchemas)
  .on('shippingCalculator', async ({ db, clock, query }) => {
    const catalog = await readCatalog(db)
    const today = dayOf(clock.now())
    const key = [today, query.country, query.product, query.variant, query.amount].join(' ')
    return {
      makeData: async () => {
        const whole = await addSpares(db, catalog, [query.product])
        return deliveredPrice(whole, { ...query, today })
      },
      cache: 'public',
      sameAs: { owner: catalog, key },
    }
  })
  .on('picture', async ({ db, limits, params, ipBlock }) => {
    await limits.take('goodsPicture', ipBlock)
    return { file: await readGoodsPicture(db, params) }
  })
  .on('safety', async ({ db, query }) => {
    const catalog = await readCatalogWith(db, [query.product])
    return { data: productSafety(catalog, query), cache: 'public' }
  })
