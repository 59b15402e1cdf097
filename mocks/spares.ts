import type { HttpHandler } from 'msw'

import { api } from '@/contract/api'
import { apiSchemas } from '@/contract/api.schema'
import { productSkus } from '@/domain/accessory'
import { isOneLetterApart, SHORT_LIST, SPARES_PAGE, searchWords } from '@/domain/spare-search'
import { seedProducts } from '@/server/db/seed/data/products'
import { seedStock } from '@/server/db/seed/data/stock'
import { seedSpareGroups, spareGroupOf } from '@/server/db/seed/data/spare-groups'
import { hitOf } from '@/server/spares/hit'

import { goodsAnswer } from '@/server/goods/goods-answer'

import { mock, mockProblem } from './mock'
import { todayOf, type MockShop } from './mock-shop'

type Spare = (typeof seedProducts)[number]

const shelves = new Map(seedStock.map(({ sku, on_hand }) => [sku, on_hand]))
const isInStock = (spare: Spare) => productSkus(spare).some((sku) => (shelves.get(sku) ?? 0) > 0)

/** The search of spares without a database: the same words and slips, over the seed catalogue. */
export function spareHandlers(shop: MockShop): HttpHandler[] {
  const { spares: routes } = api
  const { spares: schemas } = apiSchemas
  const titles = new Map(shop.catalogue.bikes.map(({ slug, title }) => [slug, title]))
  const bikes = [...titles].map(([slug, title]) => ({ slug, title }))
  return [
    mock(routes.searching, schemas.searching, ({ query: { keyword, bike } }) => {
      const found = searchWords(keyword).length > 0 ? search(keyword, bike) : []
      const results = found.slice(0, SHORT_LIST).map((hit) => answer(hit, keyword, titles))
      return { query: keyword, total: found.length, results }
    }),
    mock(routes.search, schemas.search, ({ query: { q, page, bike, stock } }) => {
      const found =
        q !== '' && searchWords(q).length === 0
          ? []
          : search(q, bike).filter(({ spare }) => !stock || isInStock(spare))
      const first = (page - 1) * SPARES_PAGE
      const results = found.slice(first, first + SPARES_PAGE)
      return {
        query: q,
        page,
        pages: Math.max(1, Math.ceil(found.length / SPARES_PAGE)),
        total: found.length,
        near: searchWords(q).length === 0 ? 0 : found.filter(({ rank }) => rank === 2).length,
        is_partial: false,
        results: results.map((hit) => answer(hit, q, titles)),
        nearest: [],
        bikes,
      }
    }),
    mock(routes.read, schemas.read, ({ params }) => {
      const spare = seedProducts.find(({ id, kind }) => kind === 'spare' && id === params.id)
      if (!spare?.service) throw mockProblem('spare_not_found')
      const group = groupOf(spare)
      return {
        ...goodsAnswer(shop.catalogue, spare, { left: shelves, today: todayOf(shop) }),
        ...spare.service,
        group: group ? { title: group.title, place: { ...group.place } } : null,
      }
    }),
  ]
}

interface Hit {
  spare: Spare
  /** 0 in the title, 1 beside it, 2 only nearly. */
  rank: number
}

function search(text: string, bike: string | undefined): Hit[] {
  const words = searchWords(text)
  const ofBike = seedProducts.filter(
    ({ kind, fits }) => kind === 'spare' && (bike === undefined || fits.includes(bike)),
  )
  return ofBike
    .map((spare) => ({ spare, rank: rankOf(spare, words) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank || a.spare.id - b.spare.id)
}

function rankOf(spare: Spare, words: readonly string[]): number {
  const title = searchWords(spare.title)
  const all = [...title, ...searchWords(besideTitle(spare))]
  const isIn = (known: readonly string[]) =>
    words.every((word, at) =>
      known.some((one) => (at === words.length - 1 ? one.startsWith(word) : one === word)),
    )
  if (isIn(title)) return 0
  if (isIn(all)) return 1
  const isNear = words.every((word) =>
    all.some((one) => one.startsWith(word) || isOneLetterApart(one, word)),
  )
  return isNear ? 2 : 3
}

const groupOf = ({ id }: Spare) => seedSpareGroups.find(({ code }) => code === spareGroupOf(id))

function besideTitle(spare: Spare): string {
  const group = groupOf(spare)
  const { standards = [], standard_equivalent = '' } = spare.service ?? {}
  return [spare.id, ...standards, standard_equivalent, group?.title, ...(group?.keywords ?? [])]
    .concat(spare.fits)
    .join(' / ')
}

function answer({ spare, rank }: Hit, text: string, titles: ReadonlyMap<string, string>) {
  const group = groupOf(spare)
  const row = {
    ...spare,
    price_cents: spare.price,
    standards: spare.service?.standards ?? [],
    standard_equivalent: spare.service?.standard_equivalent ?? null,
    group_title: group?.title ?? null,
    keywords: group?.keywords ?? null,
  }
  const sought = searchWords(text).map((term) => ({ term, isPrefix: true }))
  return { ...hitOf(row, sought, titles), in_stock: isInStock(spare), is_near: rank === 2 }
}
