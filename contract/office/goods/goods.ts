import { GOODS, under } from '@/contract/kit/money'
import type { pricesSchemas } from './goods.schema'
import { defineRoutes, type ClientInput, type ClientResponse } from '@/contract/kit/route'

const PRODUCTS = '/api/backoffice/products'
const CHANGES = '/api/backoffice/price-changes'
const LINES = ['lines.old', 'lines.new']
const BUNDLE = ['bundle.apart', 'bundle.parts.price']
const ITEM = [
  ...['price', 'versions.price', 'history.old', 'history.new'],
  ...BUNDLE,
  ...under('edits.was', BUNDLE),
  ...under('edits.became', BUNDLE),
]
const SENT = ['plan.prices.price']

export const pricesRoutes = defineRoutes<typeof pricesSchemas>()({
  list: {
    method: 'GET',
    path: PRODUCTS,
    auth: 'admin',
    permission: 'catalog.read',
    money: ['products.price'],
  },
  read: {
    method: 'GET',
    path: `${PRODUCTS}/:id`,
    auth: 'admin',
    permission: 'catalog.read',
    money: ITEM,
  },
  shopPage: {
    method: 'GET',
    path: `${PRODUCTS}/:id/shop-page`,
    auth: 'admin',
    permission: 'catalog.read',
    money: [
      ...under('accessory.accessory', GOODS),
      'accessory.related.price',
      ...under('spare', GOODS),
    ],
  },
  save: {
    method: 'PUT',
    path: `${PRODUCTS}/:id`,
    auth: 'admin',
    permission: 'catalog.write',
    money: ITEM,
    moneySent: ['versions.price'],
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
    money: ITEM,
  },
  upload: { method: 'GET', path: '/api/product-uploads/:id', raw: true },
  create: {
    method: 'POST',
    path: PRODUCTS,
    auth: 'admin',
    permission: 'catalog.write',
    money: ITEM,
    moneySent: ['price'],
  },
  planOffer: {
    method: 'POST',
    path: `${PRODUCTS}/:id/plan`,
    auth: 'admin',
    permission: 'catalog.write',
    money: ITEM,
  },
  cancelOffer: {
    method: 'DELETE',
    path: `${PRODUCTS}/:id/plan`,
    auth: 'admin',
    permission: 'catalog.write',
    money: ITEM,
  },
  preview: {
    method: 'POST',
    path: '/api/backoffice/price-previews',
    auth: 'admin',
    permission: 'catalog.write',
    money: LINES,
    moneySent: SENT,
  },
  changes: { method: 'GET', path: CHANGES, auth: 'admin', permission: 'catalog.read' },
  change: {
    method: 'POST',
    path: CHANGES,
    auth: 'admin',
    permission: 'catalog.write',
    money: LINES,
    moneySent: SENT,
  },
  readChange: {
    method: 'GET',
    path: `${CHANGES}/:id`,
    auth: 'admin',
    permission: 'catalog.read',
    money: LINES,
  },
  undo: {
    method: 'POST',
    path: `${CHANGES}/:id/undo`,
    auth: 'admin',
    permission: 'catalog.write',
    money: LINES,
  },
})

type Schemas = typeof pricesSchemas
/** Page of the product list, prices in cents. */
export type CatalogPage = ClientResponse<Schemas['list']>
export type CatalogRow = CatalogPage['products'][number]
export type CatalogQuery = ClientInput<Schemas['list']>['query']
export type CatalogItem = ClientResponse<Schemas['read']>
export type ShopPagePreview = ClientResponse<Schemas['shopPage']>
export type ShopPageQuery = ClientInput<Schemas['shopPage']>['query']
export type CatalogInput = ClientInput<Schemas['save']>['body']
export type UploadedPicture = ClientResponse<Schemas['uploadPicture']>
export type OfferPlanInput = ClientInput<Schemas['planOffer']>['body']
export type ProductInput = ClientInput<Schemas['create']>['body']
export type PricePreview = ClientResponse<Schemas['preview']>
export type PricePlanInput = ClientInput<Schemas['preview']>['body']
export type PriceChangeInput = ClientInput<Schemas['change']>['body']
export type PriceChange = ClientResponse<Schemas['readChange']>
export type PriceChanges = ClientResponse<Schemas['changes']>['changes']
