import { segmentsRoutes } from '@/contract/office/segments/segments'
import { segmentsSchemas } from '@/contract/office/segments/segments.schema'
import { createRouter } from '@/server/kernel/http/router'

import { addSegment, changeSegment, readSegments, removeSegment } from './change-segments'
import { countMembers } from './members'

export const segmentsRouter = createRouter(segmentsRoutes, segmentsSchemas)
  .on('list', async ({ db }) => ({ data: await readSegments(db) }))
  .on('count', async (context) => ({ data: { count: await countMembers(context, context.body) } }))
  .on('add', async (context) => ({ data: await addSegment(context, context.body) }))
  .on('change', async ({ db, params, body }) => ({
    data: await changeSegment(db, params.id, body),
  }))
  .on('remove', async ({ db, params }) => {
    await removeSegment(db, params.id)
    return { data: {} }
  })
