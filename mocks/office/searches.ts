import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { synonymsOf } from '@/domain/kit/search/stems'
import { isWithin, synonymTerms, type SearchScope } from '@/domain/community/help-center/synonyms'
import { hashText } from '@/utils/text'

import { asAdmin } from '../members/books'
import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import type { MockSynonyms } from '../shop-state'

const [routes, schemas] = [api.searches, apiSchemas.searches]

/** Initial synonyms; the mock help center doesn't use them. */
const FIRST: MockSynonyms[] = [
  { id: 1, place: 'help', words: ['battery', 'accumulator', 'akku'] },
  { id: 2, place: 'help', words: ['tire', 'tyre', 'wheel'] },
]

export const mockSynonyms = (shop: MockShop, scope: SearchScope) =>
  synonymsOf(groupsOf(shop, scope).map(({ words }) => words))

export function searchHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.list, schemas.list, ({ from, query: { place: scope } }) =>
      asAdmin(shop, from, () => ({
        searches: zeroResultSearches(shop, scope),
        synonyms: groupsOf(shop, scope).map(toRow),
      })),
    ),
    mock(routes.add, schemas.add, ({ from, body }) =>
      asAdmin(shop, from, () => {
        const id = Math.max(0, ...allGroups(shop).map((one) => one.id)) + 1
        return storeGroup(shop, {
          id,
          place: body.place,
          words: synonymTerms(body.words.join(' ')),
        })
      }),
    ),
    mock(routes.change, schemas.change, ({ from, params, body }) =>
      asAdmin(shop, from, () => {
        const known = requireGroup(shop, params.id)
        if (toRow(known).seen !== body.seen) throw mockProblem('synonyms_changed')
        return storeGroup(shop, { ...known, words: synonymTerms(body.words.join(' ')) })
      }),
    ),
    mock(routes.remove, schemas.remove, ({ from, params }) =>
      asAdmin(shop, from, () => {
        const { id } = requireGroup(shop, params.id)
        shop.change((books) => {
          books.synonyms = allGroups(shop).filter((one) => one.id !== id)
        })
        return {}
      }),
    ),
  ]
}

const IN_VAIN: Record<SearchScope, { query: string; times: number; unknown: string[] }[]> = {
  help: [
    { query: 'trunk rack', times: 14, unknown: ['trunk'] },
    { query: 'fahrrad', times: 6, unknown: ['fahrrad'] },
  ],
  spares: [
    { query: 'velocipede chain', times: 9, unknown: ['velocipede'] },
    { query: 'klaxon', times: 2, unknown: ['klaxon'] },
  ],
  forum: [{ query: 'akku', times: 5, unknown: ['akku'] }],
}

function zeroResultSearches(shop: MockShop, scope: SearchScope) {
  const last_day = shop.now().toISOString().slice(0, 10)
  const known = new Set(groupsOf(shop, scope).flatMap(({ words }) => words))
  return IN_VAIN[scope].map((one) => {
    const results_now = one.unknown.some((word) => known.has(word)) ? 1 : 0
    return { ...one, last_day, results_now }
  })
}

const allGroups = (shop: MockShop) => shop.books().synonyms ?? FIRST

const groupsOf = (shop: MockShop, scope: SearchScope) =>
  allGroups(shop)
    .filter((group) => group.place === scope)
    .sort((a, b) => a.words.join().localeCompare(b.words.join()))

function requireGroup(shop: MockShop, id: number): MockSynonyms {
  const found = allGroups(shop).find((one) => one.id === id)
  if (!found) throw mockProblem('synonyms_not_found')
  return found
}

function storeGroup(shop: MockShop, group: MockSynonyms) {
  const others = allGroups(shop).filter(({ id }) => id !== group.id)
  const ofPlace = others.filter(({ place: scope }) => scope === group.place)
  if (ofPlace.some(({ words }) => isWithin(group.words, words))) throw mockProblem('synonyms_exist')
  shop.change((books) => {
    books.synonyms = [...others, group]
  })
  return toRow(group)
}

const toRow = ({ id, words }: MockSynonyms) => ({ id, words, seen: hashText(words.join(' ')) })
