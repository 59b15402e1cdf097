import type { categoriesSchemas } from './categories.schema'
import { defineRoutes, type WireResponse } from '@/contract/kit/route'

const CATEGORIES = '/api/backoffice/categories'
const READ = { auth: 'admin', permission: 'catalog.read' } as const
const WRITE = { auth: 'admin', permission: 'catalog.write' } as const

export const categoriesRoutes = defineRoutes<typeof categoriesSchemas>()({
  list: { method: 'GET', path: '/api/backoffice/category-lists/:kind', ...READ },
  order: { method: 'PUT', path: '/api/backoffice/category-lists/:kind', ...WRITE },
  add: { method: 'POST', path: CATEGORIES, ...WRITE },
  save: { method: 'PUT', path: `${CATEGORIES}/:kind/:category`, ...WRITE },
  moving: { method: 'GET', path: `${CATEGORIES}/:kind/:category/products`, ...READ },
  products: { method: 'GET', path: `${CATEGORIES}/:kind/:category/order`, ...READ },
  orderProducts: { method: 'PUT', path: `${CATEGORIES}/:kind/:category/order`, ...WRITE },
  merge: { method: 'POST', path: `${CATEGORIES}/:kind/:category/merge`, ...WRITE },
})

type Schemas = typeof categoriesSchemas
export type CategoryList = WireResponse<Schemas['list']>
export type CategoryRow = CategoryList['categories'][number]
export type ProductOrder = WireResponse<Schemas['products']>
export type MovingProducts = WireResponse<Schemas['moving']>
