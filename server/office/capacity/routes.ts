import { capacityRoutes } from '@/contract/office/capacity/capacity'
import { capacitySchemas } from '@/contract/office/capacity/capacity.schema'
import { createRouter } from '@/server/kernel/http/router'

import { followWeeks } from './follow-weeks'
import { readPlan } from './read-plan'
import { setCapacity } from './set-capacity'

export const capacityRouter = createRouter(capacityRoutes, capacitySchemas)
  .on('read', async (context) => ({ data: await readPlan(context) }))
  .on('set', async (context) => {
    const { params, body, caller } = context
    await setCapacity(context, { ...params, ...body, by: caller.userId })
    await followWeeks(context)
    context.log.info({ by: caller.publicId, week: params.week }, 'capacity set')
    return { data: await readPlan(context) }
  })
