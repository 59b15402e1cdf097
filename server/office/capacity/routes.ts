import { capacityRoutes } from '@/contract/capacity'
import { capacitySchemas } from '@/contract/capacity.schema'
import { createRouter } from '@/server/kernel/http/router'

import { addDaysOff, readDaysOff, removeDayOff } from './days-off'
import { followWeeks } from './follow-weeks'
import { readPlan } from './read-plan'
import { setCapacity } from './set-capacity'

export const capacityRouter = createRouter(capacityRoutes, capacitySchemas)
  .on('read', async (context) => ({ data: await readPlan(context) }))
  .on('daysOff', async (context) => ({ data: { days: await readDaysOff(context) } }))
  .on('addDaysOff', async (context) => ({
    data: { days: await addDaysOff(context, { from: context.params.date, ...context.body }) },
  }))
  .on('removeDayOff', async (context) => ({
    data: { days: await removeDayOff(context, context.params.date) },
  }))
  .on('set', async (context) => {
    const { params, body, caller } = context
    await setCapacity(context, { ...params, ...body, by: caller.userId })
    await followWeeks(context)
    context.log.info({ by: caller.publicId, week: params.week }, 'capacity set')
    return { data: await readPlan(context) }
  })
