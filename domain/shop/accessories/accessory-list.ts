import type { Product } from './accessory'
import type { Category } from '@/domain/office/categories/categories'

export const ACCESSORY_SORTS = ['catalog', 'price', 'price-down'] as const
export type AccessorySort = (typeof ACCESSORY_SORTS)[number]

/** Filters and sort order of the accessory list; a null filter means all. */
export interface AccessoryQuery {
  bike: string | null
  category: string | null
  sort: AccessorySort
}

type ListedProduct = Pick<Product, 'category' | 'fits' | 'price'>

/** Filters and sorts accessories; equal prices keep the catalog's order. */
export function accessoriesFor<Item extends ListedProduct>(
  accessories: readonly Item[],
  { bike, category, sort }: AccessoryQuery,
): Item[] {
  const found = accessories.filter(
    (one) =>
      (bike === null || one.fits.includes(bike)) &&
      (category === null || one.category === category),
  )
  if (sort === 'catalog') return found
  const sign = sort === 'price' ? 1 : -1
  return found.sort((a, b) => sign * (a.price - b.price))
}

export function categoriesOf(
  accessories: readonly Pick<Product, 'category'>[],
  categories: readonly Category[],
): Category[] {
  return categories.filter(({ code }) => accessories.some(({ category }) => category === code))
}

/** Parses the filters from an untrusted query string. */
export function accessoryQueryFrom(
  query: Readonly<Record<string, string | string[] | undefined>>,
  known: { bikes: readonly string[]; categories: readonly Category[] },
): AccessoryQuery {
  const { bike, kind, sort } = query
  return {
    bike: known.bikes.find((slug) => slug === bike) ?? null,
    category:
      known.categories.find(({ code, former }) => [code, ...former].some((one) => one === kind))
        ?.code ?? null,
    sort: ACCESSORY_SORTS.find((one) => one === sort) ?? 'catalog',
  }
}
