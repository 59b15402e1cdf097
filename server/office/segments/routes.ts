import { sql } from 'drizzle-orm'

import { resources } from '@/contract/kit/resources'
import { resourceSchemas } from '@/contract/kit/resources.schema'
import { segmentsRoutes } from '@/contract/office/segments/segments-routes'
import { segmentsSchemas } from '@/contract/office/segments/segments.schema'
import { ANYONE, MOST_SEGMENTS } from '@/domain/office/segments/segment'
import { readCatalog } from '@/server/catalog'
import { customerSegments as table } from '@/server/kernel/db/schema/accounts/segments'
import { createRouter } from '@/server/kernel/http/router'
import { resourceRouter } from '@/server/kernel/resource/resource-router'
import { invalidInput } from '@/server/kernel/resource/store'

import { countMembers } from './members'
import { lockSegments } from './queries'

const nameError = (message: string) => invalidInput([{ field: 'name', message }])

const entries = resourceRouter(resources.segments, resourceSchemas.segments, {
  table,
  json: 'conditions',
  unaudited: ['created_at'],
  order: [sql`lower(${table.name})`],
  compute: async ({ db }) => {
    const { allBikesBySlug } = await readCatalog(db)
    return ({ conditions: { bike } }) => {
      return { bike_title: allBikesBySlug.get(bike ?? '')?.title ?? null }
    }
  },
  before: async ({ tx, values: { name }, previous }) => {
    const all = await lockSegments(tx, name)
    if (all.some((one) => one.isSame && one.id !== previous?.id)) {
      throw nameError('There is a segment with this name already.')
    }
    if (!previous && all.length >= MOST_SEGMENTS) {
      throw nameError(
        `There are ${MOST_SEGMENTS} segments already. Remove one that nobody uses first.`,
      )
    }
  },
})

const counts = createRouter(segmentsRoutes, segmentsSchemas).on('count', async (context) => ({
  data: { count: await countMembers(context, { ...ANYONE, ...context.body }) },
}))

export const segmentsRouter = { ...entries, mounted: [...entries.mounted, ...counts.mounted] }
