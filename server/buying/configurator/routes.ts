import { configuratorRoutes } from '@/contract/shop/configurator/configurator'
import { configuratorSchemas } from '@/contract/shop/configurator/configurator.schema'
import { readBuildPicture, stateAt } from '@/server/pictures'
import { createRouter } from '@/server/kernel/http/router'

import { countVisit } from './count-visit'
import { readModel } from './read-model'
import { promoOfLine } from './promo-of-line'
import { saveToCart } from './save-to-cart'
import { planBuildPicture, saveBuild, loadSavedBuild } from './saved-builds'
import { listBikes, readBike, readColors, readPictured, readReadyDate } from './use-cases'

export const configuratorRouter = createRouter(configuratorRoutes, configuratorSchemas)
  .on('list', async (context) => ({ ...(await listBikes(context)), cache: 'public' }))
  .on('bike', ({ caller: visitor, ...context }) => readBike(context, { ...context, visitor }))
  .on('saveToCart', async (context) => {
    const { caller, idempotencyKey: key } = context
    return { data: await saveToCart(context, context.body, { caller, key }) }
  })
  .on('changePromoCode', async (context) => {
    const { caller, params } = context
    return { data: await promoOfLine(context, { userId: caller.userId, id: params.id }) }
  })
  .on('colors', async (context) => ({ data: await readColors(context, context.params) }))
  .on('date', async (context) => ({ data: await readReadyDate(context, context.params) }))
  .on('saveBuild', async (context) => {
    const { limits, ipBlock } = context
    await limits.take('saveBuild', ipBlock)
    await limits.take('saveBuildByDay', ipBlock)
    return { data: await saveBuild(context, context.body) }
  })
  .on('countVisit', async (context) => {
    // The page itself sends no visits then; this also honors the headers of other clients.
    if (context.header('dnt') === '1' || context.header('sec-gpc') === '1') return { data: {} }
    await context.limits.take('visits', context.ipBlock)
    await countVisit(context, context.body)
    return { data: {} }
  })
  .on('model', async (context) => {
    await context.limits.take('model', context.ipBlock)
    return { file: await readModel(context, { ...context.params, ...context.query }) }
  })
  .on('planPicture', async (context) => {
    await planBuildPicture(context, context.body)
    return { data: {} }
  })
  .on('pictured', async (context) => ({ data: await readPictured(context, context.params.slug) }))
  .on('pictureState', async ({ db, params, query }) => ({
    data: { state: await stateAt(db, { ...params, ...query }) },
  }))
  .on('picture', async (context) => ({
    file: await readBuildPicture(context, { ...context.params, ...context.query }),
  }))
  .on('restoreBuild', async (context) => ({
    data: await loadSavedBuild(context, context.params.code),
  }))
