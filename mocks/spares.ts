import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { productSkus } from '@/domain/shop/accessories/accessory'
import { SHORT_LIST, SPARES_PAGE } from '@/domain/shop/spares/spare-address'
import type { SpareService } from '@/domain/shop/spares/spare-service'
import { isWithinOneEdit } from '@/domain/kit/search/edits'
import { alikeOf } from '@/domain/kit/search/stems'
import { searchTerms } from '@/domain/kit/search/words'
import { goodsAnswer } from '@/server/goods/delivery/goods-answer'
import { hitOf } from '@/server/goods/spares/hit'

import recorded from './fixtures/spares.json'
import { mock, mockProblem } from './mock'
import { todayOf, type MockShop } from './mock-shop'
import { mockSynonyms } from './office/searches'

type RecordedSpare = (typeof recorded)[number]
/** JSON has no undefined: optional members are missing instead. */
type Group = Omit<RecordedSpare['group'], 'place'> & { place: Record<string, string | number> }
type Service = Omit<RecordedSpare, 'group'> & { group: Group }
type Spare = MockShop['catalog']['products'][number] & Service

const services = new Map((recorded as unknown as Service[]).map((service) => [service.id, service]))

export const isSpareInStock = (id: number) => services.get(id)?.in_stock ?? false

export function recordedServiceOf(id: number): SpareService | null {
  const service = services.get(id)
  if (!service) return null
  const { standards, standard_equivalent, tools, difficulty, minutes, wear_interval_km } = service
  return { standards, standard_equivalent, tools, difficulty, minutes, wear_interval_km }
}

function sparesOf({ catalog, books }: MockShop): Spare[] {
  const saved = books().spareServices
  return catalog.products.flatMap((product) => {
    const service = services.get(product.id)
    return service ? [{ ...product, ...service, ...saved?.[product.id] } as Spare] : []
  })
}

/** Serves the spares search without a database: same terms and typo tolerance, on the seed catalog. */
export function spareHandlers(shop: MockShop): HttpHandler[] {
  const { spares: routes } = api
  const { spares: schemas } = apiSchemas
  const titles = new Map(shop.catalog.bikes.map(({ slug, title }) => [slug, title]))
  const bikes = [...titles].map(([slug, title]) => ({ slug, title }))
  return [
    mock(routes.searching, schemas.searching, ({ query: { keyword, bike } }) => {
      const found = searchTerms(keyword).length > 0 ? search(shop, keyword, bike) : []
      const results = found.slice(0, SHORT_LIST).map((hit) => toResponse(hit, keyword, titles))
      return { query: keyword, total: found.length, results }
    }),
    mock(routes.search, schemas.search, ({ query: { q, page, bike, group, stock } }) => {
      const all = q !== '' && searchTerms(q).length === 0 ? [] : search(shop, q, bike)
      const matching = stock ? all.filter(({ spare }) => spare.in_stock) : all
      const found = group ? matching.filter(({ spare }) => spare.group.code === group) : matching
      const first = (page - 1) * SPARES_PAGE
      const results = found.slice(first, first + SPARES_PAGE)
      return {
        query: q,
        group: group ?? null,
        page,
        pages: Math.max(1, Math.ceil(found.length / SPARES_PAGE)),
        total: found.length,
        near: searchTerms(q).length === 0 ? 0 : found.filter(({ rank }) => rank === 2).length,
        is_partial: false,
        results: results.map((hit) => toResponse(hit, q, titles)),
        nearest: [],
        bikes,
        groups: groupsOf(matching),
      }
    }),
    mock(routes.read, schemas.read, ({ params }) => {
      const page = sparePageOf(shop, params.id)
      if (!page) throw mockProblem('spare_not_found')
      return page
    }),
  ]
}

/** Returns the page of a spare part, or null if it has no recorded service data. */
export function sparePageOf(shop: MockShop, id: number) {
  const spare = sparesOf(shop).find((one) => one.id === id)
  if (!spare) return null
  const left = new Map(productSkus(spare).map((sku) => [sku, spare.in_stock ? 100 : 0]))
  const { code, title, place: location } = spare.group
  return {
    ...spare,
    ...goodsAnswer(shop.catalog, spare, { left, today: todayOf(shop) }),
    group: { code, title, place: location },
  }
}

/** Returns a spare part's group in the seed, or an empty string for an added one. */
export const recordedGroupOf = (id: number) => services.get(id)?.group.code ?? ''

export function recordedGroups() {
  const groups = new Map([...services.values()].map(({ group }) => [group.code, group]))
  return [...groups.values()]
    .sort((a, b) => a.position - b.position)
    .map(({ code, title, keywords }) => ({ code, title, keywords }))
}

function groupsOf(hits: readonly Hit[]) {
  return recordedGroups().map(({ code, title }) => {
    return { code, title, count: hits.filter(({ spare }) => spare.group.code === code).length }
  })
}

interface Hit {
  spare: Spare
  /** Match quality: 0 in the title, 1 in other fields, 2 fuzzy. */
  rank: number
}

function search(shop: MockShop, text: string, bike: string | undefined): Hit[] {
  const words = searchTerms(text)
  const synonyms = mockSynonyms(shop, 'spares')
  const alike = words.map((word) => alikeOf(synonyms, word))
  return sparesOf(shop)
    .filter(({ fits }) => bike === undefined || fits.includes(bike))
    .map((spare) => ({ spare, rank: rankOf(spare, words, alike) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank || a.spare.id - b.spare.id)
}

function rankOf(spare: Spare, words: readonly string[], alike: readonly string[][]): number {
  const title = searchTerms(spare.title)
  const all = [...title, ...searchTerms(besideTitle(spare))]
  const isIn = (known: readonly string[]) =>
    words.every((word, at) =>
      known.some((one) => {
        const isWord = at === words.length - 1 ? one.startsWith(word) : one === word
        return isWord || alike[at]?.includes(one)
      }),
    )
  if (isIn(title)) return 0
  if (isIn(all)) return 1
  const isNear = words.every((word) =>
    all.some((one) => one.startsWith(word) || isWithinOneEdit(one, word)),
  )
  return isNear ? 2 : 3
}

function besideTitle({ id, standards, standard_equivalent, group, fits }: Spare): string {
  const texts = [String(id), ...standards, standard_equivalent ?? '', group.title]
  return [...texts, ...group.keywords, ...fits].join(' / ')
}

function toResponse({ spare, rank }: Hit, text: string, titles: ReadonlyMap<string, string>) {
  const row = {
    ...spare,
    price_cents: spare.price,
    group_title: spare.group.title,
    keywords: spare.group.keywords,
  }
  const terms = searchTerms(text).map((term) => ({ term, isPrefix: true }))
  return { ...hitOf(row, terms, titles), in_stock: spare.in_stock, is_near: rank === 2 }
}
