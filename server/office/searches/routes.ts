import { asc, eq, sql } from 'drizzle-orm'

import { resources } from '@/contract/kit/resources'
import { resourceSchemas } from '@/contract/kit/resources.schema'
import { searchesRoutes } from '@/contract/office/searches/searches'
import { searchesSchemas } from '@/contract/office/searches/searches.schema'
import { isWithin, MOST_GROUPS } from '@/domain/community/help-center/synonyms'
import { searchSynonyms as table } from '@/server/kernel/db/schema/catalog/searches'
import { createRouter } from '@/server/kernel/http/router'
import { resourceRouter } from '@/server/kernel/resource/resource-router'
import { invalidInput } from '@/server/kernel/resource/store'

import { readSearches } from './searches'

const wordsError = (message: string) => invalidInput([{ field: 'words', message }])

const groups = resourceRouter(resources.searches, resourceSchemas.searches, {
  table,
  order: [asc(table.words), asc(table.id)],
  before: async ({ tx, values: { place, words }, previous }) => {
    // Each group is compared with all others of its place.
    await tx.execute(sql`lock table ${table} in share row exclusive mode`)
    const others = await tx.select().from(table).where(eq(table.place, place))
    if (!previous && others.length >= MOST_GROUPS) {
      throw wordsError('There are 500 groups already. Remove one that nobody needs first.')
    }
    if (others.some((group) => group.id !== previous?.id && isWithin(words, group.words))) {
      throw wordsError('A group has all of these words already.')
    }
  },
})

const inVain = createRouter(searchesRoutes, searchesSchemas).on('inVain', async (context) => ({
  data: await readSearches(context, context.query.place),
}))

export const searchesRouter = { ...groups, mounted: [...groups.mounted, ...inVain.mounted] }
