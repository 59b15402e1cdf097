import { productSkus, type Product } from '@/domain/accessory'

import { mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import { isSpareInStock } from '../spares'

const PLENTY = 100

interface Filter {
  kind: Product['kind']
  q?: string | undefined
  bike?: string | undefined
  group?: string | undefined
  offered?: 'yes' | 'no' | undefined
}

const isOffered = (shop: MockShop, id: number) => !shop.books().hiddenProducts.includes(id)

/** The products of a filter by their numbers. */
export function matchingOf(shop: MockShop, { kind, q, bike, group, offered }: Filter): Product[] {
  const words = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const textOf = ({ id, title, gtin }: Product) => `${id} ${title} ${gtin ?? ''}`.toLowerCase()
  return shop.catalogue.products
    .filter((product) => product.kind === kind)
    .filter((product) => words.every((word) => textOf(product).includes(word)))
    .filter(({ fits }) => bike === undefined || fits.includes(bike))
    .filter(({ category }) => group === undefined || category === group)
    .filter(({ id }) => offered === undefined || isOffered(shop, id) === (offered === 'yes'))
    .sort((a, b) => a.id - b.id)
}

export function rowOf(shop: MockShop, product: Product) {
  const { id, kind, title, category, fits, price, variants } = product
  const isThere = kind === 'accessory' || isSpareInStock(id)
  return {
    ...{ id, kind, title, fits, price, versions: variants.length },
    group: category || null,
    is_offered: isOffered(shop, id),
    for_sale: isThere ? PLENTY * productSkus(product).length : 0,
  }
}

export function requireProduct(shop: MockShop, id: number): Product {
  const product = shop.catalogue.productsById.get(id)
  if (!product) throw mockProblem('catalog_item_not_found')
  return product
}

const editionOf = (shop: MockShop, { id, title, description, fits }: Product) =>
  String(hash(JSON.stringify([title, description, [...fits].sort(), isOffered(shop, id)])))

/** Tells texts apart, nothing more. */
export function hash(text: string): number {
  return [...text].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) >>> 0, 7)
}

export function itemOf(shop: MockShop, id: number) {
  const product = requireProduct(shop, id)
  const { kind, title, description, fits, price, is_digital, variants } = product
  return {
    ...{ id, kind, title, description, fits, price, is_digital },
    is_offered: isOffered(shop, id),
    versions: variants.map((one) => ({ id: one.id, title: one.title, price: one.price })),
    bikes: shop.catalogue.bikes.map((bike) => ({ slug: bike.slug, title: bike.title })),
    edition: editionOf(shop, product),
    history: shop.books().priceChanges.flatMap(({ lines, ...change }) =>
      lines
        .filter(({ product_id, refusal }) => product_id === id && refusal === null)
        .map((line) => ({
          ...{ change: change.id, at: change.starts_at, by: change.by, note: change.note },
          ...{ state: change.state, old: line.old, new: line.new },
          title: variants.find((one) => one.id === line.variant)?.title ?? '',
        })),
    ),
  }
}

interface Texts {
  id: number
  title: string
  description: string
  fits: string[]
  is_offered: boolean
  edition: string
}

export function saveTexts(shop: MockShop, { id, edition, is_offered, ...texts }: Texts): void {
  const product = requireProduct(shop, id)
  if (editionOf(shop, product) !== edition) throw mockProblem('catalog_changed')
  Object.assign(product, texts)
  shop.change((books) => {
    const others = books.hiddenProducts.filter((one) => one !== id)
    books.hiddenProducts = is_offered ? others : [...others, id]
  })
}
