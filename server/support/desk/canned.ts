import { asc } from 'drizzle-orm'

import { resources } from '@/contract/kit/resources'
import { resourceSchemas } from '@/contract/kit/resources.schema'
import { cannedAnswers as table } from '@/server/kernel/db/schema/community/support'
import { resourceRouter } from '@/server/kernel/resource/resource-router'

export const cannedRouter = resourceRouter(resources.canned, resourceSchemas.canned, {
  table,
  order: [asc(table.title)],
  compute: async () => (row) => ({ updated_at: row.updated_at.toISOString() }),
  before: async ({ clock }) => ({ updated_at: clock.now() }),
})
