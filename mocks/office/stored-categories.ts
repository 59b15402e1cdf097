import type { CategoryKind } from '@/domain/office/categories/categories'

import type { MockShop } from '../mock-shop'
import type { MockCategory } from '../shop-state'
import { recordedGroups } from '../spares'

export function categoriesIn(shop: MockShop, kind: CategoryKind): MockCategory[] {
  const stored = shop.books().categories?.[kind]
  if (stored) return stored
  if (kind === 'spare') {
    return recordedGroups().map((group) => ({ ...group, text: '', is_hidden: false, former: [] }))
  }
  return shop.catalog.categories.map((one) => ({ ...one, keywords: [], is_hidden: false }))
}
