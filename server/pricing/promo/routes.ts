import { promoRoutes } from '@/contract/shop/promo/promo'
import { promoSchemas } from '@/contract/shop/promo/promo.schema'
import { createRouter } from '@/server/kernel/http/router'

import { readHeroPicture } from './read-hero-picture'
import { readBrandPictures, readPromo, readReach } from './read-promo'

export const promoRouter = createRouter(promoRoutes, promoSchemas)
  .on('read', async (context) => ({
    data: { ...(await readPromo(context)), ...(await readReach(context)) },
    cache: 'public',
  }))
  .on('hero', async ({ db, limits, params, ipBlock }) => {
    await limits.take('goodsPicture', ipBlock)
    return { file: await readHeroPicture(db, params) }
  })
  .on('pictures', async (context) => ({ data: await readBrandPictures(context), cache: 'public' }))
