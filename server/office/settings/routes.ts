import { settingsRoutes } from '@/contract/settings'
import { settingsSchemas } from '@/contract/settings.schema'
import { createRouter } from '@/server/kernel/http/router'

import { countSamples, removeSamples } from '../samples/samples'
import { readSettings, setShop, setMethods } from './change-settings'

export const settingsRouter = createRouter(settingsRoutes, settingsSchemas)
  .on('read', async (context) => ({ data: await readSettings(context) }))
  .on('samples', async ({ db }) => ({ data: await countSamples(db) }))
  .on('removeSamples', async (context) => {
    const data = await removeSamples(context.db)
    context.log.info({ by: context.caller.publicId }, 'sample data removed')
    return { data }
  })
  .on('setShop', async (context) => ({ data: await setShop(context, context.body) }))
  .on('setMethods', async (context) => ({ data: await setMethods(context, context.body) }))
