import { choice, fixed, terms } from '@/contract/kit/resource/field'
import { resource } from '@/contract/kit/resource/resource'
import { defineRoutes, type WireResponse } from '@/contract/kit/route'
import { MOST_SYNONYMS, SEARCH_PLACES } from '@/domain/community/help-center/synonyms'
import type { searchesSchemas } from './searches.schema'

/** Groups of synonyms. */
export const searches = resource('searches', {
  nouns: {
    code: 'synonyms',
    one: 'group of synonyms',
    a: 'a group of synonyms',
    many: 'groups of synonyms',
    removal: 'Searches know it at once.',
  },
  path: '/api/backoffice/synonyms',
  read: 'content.read',
  write: 'content.write',
  fields: {
    place: fixed(choice(SEARCH_PLACES, { about: 'What is searched' })),
    words: terms(
      { least: 2, most: MOST_SYNONYMS },
      {
        wrong: `Enter 2 to ${MOST_SYNONYMS} words.`,
        about: 'In lower case, as the search compares them',
        example: ['penny', 'farthing'],
      },
    ),
  },
})

export const searchesRoutes = defineRoutes<typeof searchesSchemas>()({
  inVain: {
    method: 'GET',
    path: '/api/backoffice/searches',
    auth: 'admin',
    permission: 'content.read',
  },
})

/** A zero-result search of one scope. */
export type SearchInVain = WireResponse<(typeof searchesSchemas)['inVain']>['searches'][number]
