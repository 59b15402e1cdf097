import { capacityRoutes } from '@/contract/office/capacity/capacity'
import { capacitySchemas } from '@/contract/office/capacity/capacity.schema'
import { createRouter } from '@/server/kernel/http/router'

import { addDaysOff, previewDaysOff, readDaysOff, removeDayOff } from './days-off'

export const daysOffRouter = createRouter(capacityRoutes, capacitySchemas)
  .on('daysOff', async (context) => ({ data: { days: await readDaysOff(context) } }))
  .on('previewDaysOff', async (context) => {
    const { params, query } = context
    return {
      data: await previewDaysOff(context, { from: params.date, until: query.until ?? null }),
    }
  })
  .on('addDaysOff', async (context) => {
    const { params, body, caller } = context
    const days = await addDaysOff(context, { from: params.date, ...body, by: caller })
    context.log.info({ by: caller.publicId, from: params.date }, 'days off added')
    return { data: { days } }
  })
  .on('removeDayOff', async (context) => ({
    data: { days: await removeDayOff(context, context.params.date) },
  }))
