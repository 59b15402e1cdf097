import { settingsRoutes } from '@/contract/office/settings/settings'
import { settingsSchemas } from '@/contract/office/settings/settings.schema'
import { createRouter } from '@/server/kernel/http/router'
import { staffPreview } from '@/server/kernel/http/staff-preview'

import { countSamples, removeSamples } from '../samples/samples'
import {
  previewSupport,
  readSettings,
  setAssembly,
  setCsv,
  setMethods,
  setOpening,
  setRegion,
  setSafety,
  setShop,
  setSupport,
} from './change-settings'
import { renewPages } from './renew-pages'
import { changeSetup, readSetup } from './setup'

export const settingsRouter = createRouter(settingsRoutes, settingsSchemas)
  .on('read', async (context) => ({ data: await readSettings(context) }))
  .on('samples', async (context) => ({ data: await countSamples(context) }))
  .on('removeSamples', async (context) => {
    const data = await removeSamples(context, context.caller.userId)
    renewPages(context)
    context.log.info({ by: context.caller.publicId }, 'sample data removed')
    return { data }
  })
  .on('setShop', async (context) => {
    const data = await setShop(context, context.body)
    renewPages(context)
    return { data }
  })
  .on('setSafety', async (context) => {
    const data = await setSafety(context, context.body)
    renewPages(context)
    return { data }
  })
  .on('previewSupport', async (context) => ({ data: await previewSupport(context, context.body) }))
  .on('setSupport', async (context) => {
    const data = await setSupport(context, context.body)
    renewPages(context)
    return { data }
  })
  .on('setRegion', async (context) => {
    const data = await setRegion(context, context.body)
    renewPages(context)
    return { data }
  })
  .on('setAssembly', async (context) => ({ data: await setAssembly(context, context.body) }))
  .on('setCsv', async (context) => ({ data: await setCsv(context, context.body) }))
  .on('setup', async (context) => ({ data: await readSetup(context) }))
  .on('changeSetup', async (context) => ({ data: await changeSetup(context, context.body) }))
  .on('setOpening', async (context) => {
    const data = await setOpening(context, context.body)
    return { data, cookies: staffPreview(context.caller, context.header('cookie')) }
  })
  .on('setMethods', async (context) => {
    const data = await setMethods(context, context.body)
    renewPages(context)
    return { data }
  })
