import { factoryCalendar } from '@/domain/shop/checkout/delivery'
import { promoCode, type PromoRule } from '@/domain/shop/promo/promo'
import type { Catalog } from '@/server/catalog/products/read-catalog'

import { bikesIn, countriesIn, mockCatalog } from './catalog'
import { showPictures } from './office/display-pictures'
import { memoryStore, type Books, type BookShelf, type MockCategory } from './shop-state'

export interface MockShop {
  readonly catalog: Catalog
  now(): Date
  books(): Books
  change<T>(change: (books: Books) => T): T
}

interface Options {
  shelf?: BookShelf
  now?: () => Date
}

export function openMockShop({
  shelf = memoryStore(),
  now = () => new Date(),
}: Options = {}): MockShop {
  const recorded = mockCatalog()
  return {
    get catalog() {
      const { countries, daysOff, dealers, bikes, productPictures, ...own } = shelf.read()
      showPictures(recorded, productPictures)
      moveProducts(recorded, own.categories?.accessory ?? [])
      return {
        ...recorded,
        ...(bikes && bikesIn(bikes)),
        ...(countries && countriesIn(countries)),
        ...(own.categories?.accessory && {
          categories: own.categories.accessory.filter(({ is_hidden }) => !is_hidden),
        }),
        ...(dealers && { dealers }),
        ...(daysOff && { closed_days: daysOff.map(({ date }) => date) }),
        full_weeks: own.fullWeeks ?? [],
      }
    },
    now,
    books: () => shelf.read(),
    change(change) {
      const books = shelf.read()
      const answer = change(books)
      shelf.write(books)
      return answer
    },
  }
}

/** Moves products of renamed and merged categories, because pages and API have separate catalogs. */
function moveProducts({ products }: Catalog, categories: readonly MockCategory[]): void {
  for (const product of products) {
    const now = categories.find(({ former }) => former.includes(product.category))
    if (now) product.category = now.code
  }
}

/** Returns the current UTC day, from which the factory counts, as 'YYYY-MM-DD'. */
export function todayOf({ now }: Pick<MockShop, 'now'>): string {
  return now().toISOString().slice(0, 10)
}

export function promoRules({ catalog, books }: MockShop): PromoRule[] {
  const { promotions } = books()
  const isUnchanged = ({ code }: PromoRule) => !promotions.some((one) => one.code === code)
  return [...catalog.promotions.filter(isUnchanged), ...promotions]
}

/** Returns a promo code with its rule; the mock shop doesn't count uses. */
export function promoOf(shop: MockShop, entered: string | null | undefined) {
  const code = promoCode(entered)
  if (code === '') return null
  const rule = promoRules(shop).find((one) => one.code === code) ?? null
  return { code, rule, at: shop.now().toISOString(), is_exhausted: false, has_ordered: false }
}

export function calendarOf(shop: MockShop) {
  return factoryCalendar(shop.catalog, todayOf(shop))
}
