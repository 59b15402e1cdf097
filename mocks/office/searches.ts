import type { HttpHandler } from 'msw'

import { api } from '@/contract/api'
import { apiSchemas } from '@/contract/api.schema'
import { isWithin, synonymWords } from '@/domain/synonyms'
import { hashText } from '@/utils/text'

import { asAdmin } from '../members/books'
import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import type { MockSynonyms } from '../shop-state'

const [routes, schemas] = [api.searches, apiSchemas.searches]

/** What the mock shop opens with; its help center doesn’t search by them. */
const FIRST: MockSynonyms[] = [
  { id: 1, words: ['battery', 'accumulator', 'akku'] },
  { id: 2, words: ['tire', 'tyre', 'wheel'] },
]

/** Searches in vain of the mock shop, and words that mean the same. */
export function searchHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.list, schemas.list, ({ from }) =>
      asAdmin(shop, from, () => ({
        searches: inVain(shop),
        synonyms: groupsOf(shop).map(rowOf),
      })),
    ),
    mock(routes.add, schemas.add, ({ from, body }) =>
      asAdmin(shop, from, () => {
        const id = Math.max(0, ...groupsOf(shop).map((one) => one.id)) + 1
        return keep(shop, { id, words: synonymWords(body.words.join(' ')) })
      }),
    ),
    mock(routes.change, schemas.change, ({ from, params, body }) =>
      asAdmin(shop, from, () => {
        const known = requireGroup(shop, params.id)
        if (rowOf(known).seen !== body.seen) throw mockProblem('synonyms_changed')
        return keep(shop, { id: known.id, words: synonymWords(body.words.join(' ')) })
      }),
    ),
    mock(routes.remove, schemas.remove, ({ from, params }) =>
      asAdmin(shop, from, () => {
        const { id } = requireGroup(shop, params.id)
        shop.change((books) => {
          books.synonyms = groupsOf(shop).filter((one) => one.id !== id)
        })
        return {}
      }),
    ),
  ]
}

function inVain(shop: MockShop) {
  const last_day = shop.now().toISOString().slice(0, 10)
  const known = new Set(groupsOf(shop).flatMap(({ words }) => words))
  return [
    { query: 'trunk rack', times: 14, last_day, unknown: ['trunk'] },
    { query: 'fahrrad', times: 6, last_day, unknown: ['fahrrad'] },
  ].map((one) => ({ ...one, topics_now: one.unknown.some((word) => known.has(word)) ? 1 : 0 }))
}

const groupsOf = (shop: MockShop) =>
  [...(shop.books().synonyms ?? FIRST)].sort((a, b) => a.words.join().localeCompare(b.words.join()))

/** @throws MockProblem synonyms_not_found */
function requireGroup(shop: MockShop, id: number): MockSynonyms {
  const found = groupsOf(shop).find((one) => one.id === id)
  if (!found) throw mockProblem('synonyms_not_found')
  return found
}

/** @throws MockProblem synonyms_exist */
function keep(shop: MockShop, group: MockSynonyms) {
  const others = groupsOf(shop).filter(({ id }) => id !== group.id)
  if (others.some(({ words }) => isWithin(group.words, words))) throw mockProblem('synonyms_exist')
  shop.change((books) => {
    books.synonyms = [...others, group]
  })
  return rowOf(group)
}

const rowOf = (group: MockSynonyms) => ({ ...group, seen: hashText(group.words.join(' ')) })
