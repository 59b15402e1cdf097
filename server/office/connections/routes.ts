import { connectionsRoutes } from '@/contract/office/connections/connections'
import { connectionsSchemas } from '@/contract/office/connections/connections.schema'
import { requireUser } from '@/server/identity'
import { createRouter } from '@/server/kernel/http/router'
import { connected } from '@/server/kernel/ports/connections'
import { renewPages } from '@/server/office/settings/renew-pages'

import { removeKeys, setKeys, switchKeys } from './change-keys'
import { readConnections } from './read-connections'
import { sendTestMail } from './test-mail'

export const connectionsRouter = createRouter(connectionsRoutes, connectionsSchemas)
  .on('read', async (context) => ({ data: await readConnections(context) }))
  .on('set', async (context) => {
    const { params, body, caller, limits, log } = context
    await limits.take('tryKeys', caller.publicId)
    await setKeys(context, params, { typed: body.keys, by: caller.userId })
    log.info({ by: caller.publicId, ...params }, 'keys set')
    renewPages(context)
    return { data: await readConnections(context) }
  })
  .on('use', async (context) => {
    const { params, caller, log } = context
    await switchKeys(context, params)
    log.info({ by: caller.publicId, ...params }, 'keys used')
    renewPages(context)
    return { data: await readConnections(context) }
  })
  .on('remove', async (context) => {
    const { params, caller, log } = context
    await removeKeys(context, params)
    log.info({ by: caller.publicId, ...params }, 'keys removed')
    renewPages(context)
    return { data: await readConnections(context) }
  })
  .on('testMail', async (context) => {
    await context.limits.take('tryKeys', context.caller.publicId)
    const { email } = await requireUser(context, context.caller)
    await sendTestMail(await connected(context), email)
    return { data: { email } }
  })
