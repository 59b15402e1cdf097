import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import type { CategoryKind } from '@/domain/office/categories/categories'
import { hashText } from '@/utils/text'

import { asAdmin } from '../members/books'
import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import type { MockCategory } from '../shop-state'
import { isOffered, matchingOf } from './catalog-items'
import { categoriesIn } from './stored-categories'

const [routes, schemas] = [api.categories, apiSchemas.categories]

/** Serves the categories; the mock shop's spares search still uses the recorded groups. */
export function categoryHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.list, schemas.list, ({ from, params }) =>
      asAdmin(shop, from, () => pageOf(shop, params.kind)),
    ),
    mock(routes.order, schemas.order, ({ from, params: { kind }, body }) =>
      asAdmin(shop, from, () => {
        if (pageOf(shop, kind).seen !== body.seen) throw mockProblem('category_changed')
        const all = categoriesIn(shop, kind)
        storeCategories(
          shop,
          kind,
          body.codes.flatMap((code) => all.filter((one) => one.code === code)),
        )
        return pageOf(shop, kind)
      }),
    ),
    mock(routes.add, schemas.add, ({ from, body: { kind, like: _, ...words } }) =>
      asAdmin(shop, from, () => {
        requireFree(shop, { kind, code: words.code })
        const added = { ...words, is_hidden: false, former: [] }
        storeCategories(shop, kind, [...categoriesIn(shop, kind), added])
        return toRow(shop, kind, added)
      }),
    ),
    mock(routes.save, schemas.save, ({ from, params, body: { seen, ...words } }) =>
      asAdmin(shop, from, () => save(shop, params, { seen, words })),
    ),
    mock(routes.moving, schemas.moving, ({ from, params }) =>
      asAdmin(shop, from, () => movingOf(shop, params)),
    ),
    mock(routes.merge, schemas.merge, ({ from, params, body }) =>
      asAdmin(shop, from, () => merge(shop, params, body)),
    ),
  ]
}

function storeCategories(shop: MockShop, kind: CategoryKind, all: MockCategory[]): void {
  shop.change((books) => {
    books.categories = { ...books.categories, [kind]: all }
  })
}

function toRow(shop: MockShop, kind: CategoryKind, { former, ...own }: MockCategory) {
  const products = matchingOf(shop, { kind, group: own.code })
  const offered = products.filter(({ id }) => isOffered(shop, id)).length
  const seen = hashText(JSON.stringify(own))
  return { ...own, former, products: products.length, offered, seen }
}

function pageOf(shop: MockShop, kind: CategoryKind) {
  const all = categoriesIn(shop, kind)
  return {
    categories: all.map((one) => toRow(shop, kind, one)),
    seen: hashText(all.map(({ code }) => code).join()),
  }
}

interface CategoryRef {
  kind: CategoryKind
  code: string
}

function requireCategory(shop: MockShop, { kind, code }: CategoryRef): MockCategory {
  const found = categoriesIn(shop, kind).find((one) => one.code === code)
  if (!found) throw mockProblem('category_not_found')
  return found
}

function requireFree(shop: MockShop, { kind, code }: CategoryRef, own?: MockCategory): void {
  const others = categoriesIn(shop, kind).filter((one) => one !== own)
  if (others.some((one) => one.code === code)) throw mockProblem('category_exists')
  if (others.some((one) => one.former.includes(code))) throw mockProblem('category_name_taken')
}

interface CategoryChangeBody {
  seen: string
  words: Omit<MockCategory, 'former'>
}

function save(shop: MockShop, { kind, code }: CategoryRef, { seen, words }: CategoryChangeBody) {
  const known = requireCategory(shop, { kind, code })
  if (toRow(shop, kind, known).seen !== seen) throw mockProblem('category_changed')
  requireFree(shop, { kind, code: words.code }, known)
  moveAll(shop, { kind, from: code, to: words.code })
  const former = known.former.filter((one) => one !== words.code)
  const saved = { ...words, former: words.code === code ? former : [...former, code] }
  const all = categoriesIn(shop, kind)
  storeCategories(
    shop,
    kind,
    all.map((one) => (one.code === code ? saved : one)),
  )
  return toRow(shop, kind, saved)
}

function movingOf(shop: MockShop, category: CategoryRef) {
  requireCategory(shop, category)
  const all = matchingOf(shop, { kind: category.kind, group: category.code })
  const products = all
    .slice(0, 20)
    .map(({ id, title }) => ({ id, title, is_offered: isOffered(shop, id) }))
  return { count: all.length, products, seen: hashText(all.map(({ id }) => id).join()) }
}

function merge(
  shop: MockShop,
  category: CategoryRef,
  { into, seen }: { into: string; seen: string },
) {
  const { kind, code } = category
  if (movingOf(shop, category).seen !== seen) throw mockProblem('category_changed')
  const from = requireCategory(shop, category)
  if (into === code) throw mockProblem('category_not_found')
  const target = requireCategory(shop, { kind, code: into })
  moveAll(shop, { kind, from: code, to: into })
  const merged = { ...target, former: [...target.former, ...from.former, code] }
  const rest = categoriesIn(shop, kind).filter((one) => one.code !== code)
  storeCategories(
    shop,
    kind,
    rest.map((one) => (one.code === into ? merged : one)),
  )
  return pageOf(shop, kind)
}

function moveAll(
  shop: MockShop,
  { kind, from, to }: Record<'from' | 'to', string> & { kind: CategoryKind },
) {
  for (const product of matchingOf(shop, { kind, group: from })) product.category = to
}
