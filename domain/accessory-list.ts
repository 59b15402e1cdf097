import type { Product } from './accessory'

export const ACCESSORY_SORTS = ['catalogue', 'price', 'price-down'] as const
export type AccessorySort = (typeof ACCESSORY_SORTS)[number]

/** What a visitor looks for; null is everything. */
export interface AccessoryQuery {
  bike: string | null
  category: string | null
  sort: AccessorySort
}

type Listed = Pick<Product, 'category' | 'fits' | 'price'>

/** The accessories that fit the wish, in its order. Equal prices keep the order of the catalogue. */
export function accessoriesFor<Item extends Listed>(
  accessories: readonly Item[],
  { bike, category, sort }: AccessoryQuery,
): Item[] {
  const found = accessories.filter(
    (one) =>
      (bike === null || one.fits.includes(bike)) &&
      (category === null || one.category === category),
  )
  if (sort === 'catalogue') return found
  const sign = sort === 'price' ? 1 : -1
  return found.sort((a, b) => sign * (a.price - b.price))
}

/** The kinds that occur, in the order of the catalogue. */
export function categoriesOf(accessories: readonly Pick<Product, 'category'>[]): string[] {
  return [...new Set(accessories.map(({ category }) => category))].filter(Boolean)
}

/** A wish out of an address that anybody may have typed. */
export function accessoryQueryFrom(
  query: Readonly<Record<string, string | string[] | undefined>>,
  known: { bikes: readonly string[]; categories: readonly string[] },
): AccessoryQuery {
  const { bike, kind, sort } = query
  return {
    bike: known.bikes.find((slug) => slug === bike) ?? null,
    category: known.categories.find((category) => category === kind) ?? null,
    sort: ACCESSORY_SORTS.find((one) => one === sort) ?? 'catalogue',
  }
}
