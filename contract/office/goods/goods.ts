import type { pricesSchemas } from './goods.schema'
import { defineRoutes, type ClientInput, type ClientResponse } from '@/contract/kit/route'

const PRODUCTS = '/api/backoffice/products'
const CHANGES = '/api/backoffice/price-changes'

export const pricesRoutes = defineRoutes<typeof pricesSchemas>()({
  list: {
    method: 'GET',
    path: PRODUCTS,
    auth: 'admin',
    permission: 'catalog.read',
  },
  read: {
    method: 'GET',
    path: `${PRODUCTS}/:id`,
    auth: 'admin',
    permission: 'catalog.read',
  },
  shopPage: {
    method: 'GET',
    path: `${PRODUCTS}/:id/shop-page`,
    auth: 'admin',
    permission: 'catalog.read',
  },
  save: {
    method: 'PUT',
    path: `${PRODUCTS}/:id`,
    auth: 'admin',
    permission: 'catalog.write',
  },
  uploadPicture: {
    method: 'POST',
    path: '/api/backoffice/product-pictures',
    auth: 'admin',
    permission: 'catalog.write',
    upload: 'picture',
    timeoutMs: 120_000,
  },
  retryPictures: {
    method: 'POST',
    path: `${PRODUCTS}/:id/picture-attempts`,
    auth: 'admin',
    permission: 'catalog.write',
  },
  upload: { method: 'GET', path: '/api/product-uploads/:id', raw: true },
  create: {
    method: 'POST',
    path: PRODUCTS,
    auth: 'admin',
    permission: 'catalog.write',
  },
  planOffer: {
    method: 'POST',
    path: `${PRODUCTS}/:id/plan`,
    auth: 'admin',
    permission: 'catalog.write',
  },
  cancelOffer: {
    method: 'DELETE',
    path: `${PRODUCTS}/:id/plan`,
    auth: 'admin',
    permission: 'catalog.write',
  },
  previewMany: {
    method: 'POST',
    path: '/api/backoffice/product-previews',
    auth: 'admin',
    permission: 'catalog.write',
  },
  changeMany: {
    method: 'POST',
    path: '/api/backoffice/product-changes',
    auth: 'admin',
    permission: 'catalog.write',
  },
  preview: {
    method: 'POST',
    path: '/api/backoffice/price-previews',
    auth: 'admin',
    permission: 'catalog.write',
  },
  changes: { method: 'GET', path: CHANGES, auth: 'admin', permission: 'catalog.read' },
  change: {
    method: 'POST',
    path: CHANGES,
    auth: 'admin',
    permission: 'catalog.write',
  },
  readChange: {
    method: 'GET',
    path: `${CHANGES}/:id`,
    auth: 'admin',
    permission: 'catalog.read',
  },
  undo: {
    method: 'POST',
    path: `${CHANGES}/:id/undo`,
    auth: 'admin',
    permission: 'catalog.write',
  },
})

type Schemas = typeof pricesSchemas
/** Page of the product list, prices in cents. */
export type CatalogPage = ClientResponse<Schemas['list']>
export type CatalogRow = CatalogPage['products'][number]
export type CatalogQuery = ClientInput<Schemas['list']>['query']
export type CatalogItem = ClientResponse<Schemas['read']>
export type ShopPagePreview = ClientResponse<Schemas['shopPage']>
export type CatalogInput = ClientInput<Schemas['save']>['body']
export type UploadedPicture = ClientResponse<Schemas['uploadPicture']>
export type ManyPreview = ClientResponse<Schemas['previewMany']>
export type ManyInput = ClientInput<Schemas['previewMany']>['body']
export type PricePreview = ClientResponse<Schemas['preview']>
export type PricePlanInput = ClientInput<Schemas['preview']>['body']
export type PriceChange = ClientResponse<Schemas['readChange']>
export type PriceChanges = ClientResponse<Schemas['changes']>['changes']
