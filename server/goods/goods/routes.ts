import { goodsRoutes } from '@/contract/goods'
import { goodsSchemas } from '@/contract/goods.schema'
import { readCatalogue } from '@/server/catalogue'
import { createRouter } from '@/server/kernel/http/router'
import { dayOf } from '@/server/kernel/ports/clock'

import { productSafety } from './product-safety'
import { readGoodsPicture } from './read-picture'
import { deliveredPrice } from './shipping-calculator'

export const goodsRouter = createRouter(goodsRoutes, goodsSchemas)
  .on('shippingCalculator', async ({ db, clock, query }) => {
    const catalogue = await readCatalogue(db)
    const today = dayOf(clock.now())
    const key = [today, query.country, query.product, query.variant, query.amount].join(' ')
    return {
      data: deliveredPrice(catalogue, { ...query, today }),
      cache: 'public',
      sameAs: { owner: catalogue, key },
    }
  })
  .on('picture', async ({ db, limits, params, place }) => {
    await limits.take('goodsPicture', place)
    return { file: await readGoodsPicture(db, params) }
  })
  .on('safety', async ({ db, query }) => {
    const catalogue = await readCatalogue(db)
    return { data: productSafety(catalogue, query), cache: 'public' }
  })
