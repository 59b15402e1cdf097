import type { categoriesSchemas } from './categories.schema'
import { defineRoutes, type ClientInput, type WireResponse } from '@/contract/kit/route'

const CATEGORIES = '/api/backoffice/categories'
const READ = { auth: 'admin', permission: 'catalog.read' } as const
const WRITE = { auth: 'admin', permission: 'catalog.write' } as const

export const categoriesRoutes = defineRoutes<typeof categoriesSchemas>()({
  list: { method: 'GET', path: '/api/backoffice/category-lists/:kind', ...READ },
  order: { method: 'PUT', path: '/api/backoffice/category-lists/:kind', ...WRITE },
  add: { method: 'POST', path: CATEGORIES, ...WRITE },
  save: { method: 'PUT', path: `${CATEGORIES}/:kind/:code`, ...WRITE },
  moving: { method: 'GET', path: `${CATEGORIES}/:kind/:code/products`, ...READ },
  merge: { method: 'POST', path: `${CATEGORIES}/:kind/:code/merge`, ...WRITE },
})

type Schemas = typeof categoriesSchemas
export type CategoryList = WireResponse<Schemas['list']>
export type CategoryRow = CategoryList['categories'][number]
export type CategoryInput = ClientInput<Schemas['save']>['body']
export type NewCategory = ClientInput<Schemas['add']>['body']
export type MovingProducts = WireResponse<Schemas['moving']>
