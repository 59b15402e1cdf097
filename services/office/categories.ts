import {
  categoriesRoutes as routes,
  type CategoryInput,
  type CategoryList,
  type CategoryRow,
  type MovingProducts,
  type NewCategory,
} from '@/contract/office/categories/categories'
import type { CategoryKind } from '@/domain/office/categories/categories'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type { CategoryInput, CategoryList, CategoryRow, MovingProducts, NewCategory }

interface MergeCategoryBody {
  into: string
  seen: string
}

export function categoriesService(http: Http) {
  return {
    list: (kind: CategoryKind): Promise<CategoryList> =>
      call(http, routes.list, { params: { kind } }),
    order: (kind: CategoryKind, body: { codes: string[]; seen: string }): Promise<CategoryList> =>
      call(http, routes.order, { params: { kind }, body }),
    add: (body: NewCategory): Promise<CategoryRow> => call(http, routes.add, { body }),
    save: (
      category: { kind: CategoryKind; code: string },
      body: CategoryInput,
    ): Promise<CategoryRow> => call(http, routes.save, { params: category, body }),
    moving: (kind: CategoryKind, code: string): Promise<MovingProducts> =>
      call(http, routes.moving, { params: { kind, code } }),
    merge: (
      category: { kind: CategoryKind; code: string },
      body: MergeCategoryBody,
    ): Promise<CategoryList> => call(http, routes.merge, { params: category, body }),
  }
}
