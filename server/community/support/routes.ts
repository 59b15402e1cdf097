import { supportRoutes } from '@/contract/support'
import { supportSchemas } from '@/contract/support.schema'
import { SUPPORT_TIME_ZONE } from '@/domain/support-hours'
import { emailKey } from '@/server/identity'
import { createRouter } from '@/server/kernel/http/router'

import { openTicket } from './open-ticket'
import { listSupportHours, listTicketsOf } from './queries'

export const supportRouter = createRouter(supportRoutes, supportSchemas)
  .on('list', async ({ db, caller }) => {
    const rows = await listTicketsOf(db, caller.userId)
    const list = rows.map(({ created_at, updated_at, ...ticket }) => ({
      ...ticket,
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
    }))
    return { data: { tickets: list } }
  })
  .on('contact', async ({ db, seller: { name, address, email } }) => ({
    data: {
      name,
      address,
      email,
      time_zone: SUPPORT_TIME_ZONE,
      hours: await listSupportHours(db),
    },
    cache: 'public',
  }))
  .on('open', async (context) => {
    const { body, limits, place, caller } = context
    await limits.take('contact', place)
    await limits.take('contactByEmail', emailKey(body.email))
    return { data: await openTicket(context, body, caller?.userId ?? null) }
  })
