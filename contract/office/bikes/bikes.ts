import type { bikesSchemas } from './bikes.schema'
import { BIKE, under } from '@/contract/kit/money'
import { defineRoutes, type ClientInput, type ClientResponse } from '@/contract/kit/route'

const BIKES = '/api/backoffice/bikes'
const PAGE = [...under('bike', BIKE), 'history.old', 'history.new']

export const bikesRoutes = defineRoutes<typeof bikesSchemas>()({
  list: {
    method: 'GET',
    path: BIKES,
    auth: 'admin',
    permission: 'catalog.read',
    money: ['bikes.price'],
  },
  read: {
    method: 'GET',
    path: `${BIKES}/:slug`,
    auth: 'admin',
    permission: 'catalog.read',
    money: PAGE,
  },
  seal: {
    method: 'GET',
    path: `${BIKES}/:slug/seal`,
    auth: 'admin',
    permission: 'catalog.read',
  },
  sealed: {
    method: 'GET',
    path: '/api/bike-drafts/:seal',
    money: [...under('bike', BIKE), 'extras.price'],
  },
  preview: {
    method: 'POST',
    path: `${BIKES}/:slug/preview`,
    auth: 'admin',
    permission: 'catalog.read',
  },
  save: {
    method: 'PUT',
    path: `${BIKES}/:slug`,
    auth: 'admin',
    permission: 'catalog.write',
    money: PAGE,
  },
  copy: {
    method: 'POST',
    path: `${BIKES}/:slug/copies`,
    auth: 'admin',
    permission: 'catalog.write',
    money: PAGE,
  },
  remove: {
    method: 'DELETE',
    path: `${BIKES}/:slug`,
    auth: 'admin',
    permission: 'catalog.write',
    money: ['bikes.price'],
  },
  addPart: {
    method: 'POST',
    path: `${BIKES}/:slug/parts`,
    auth: 'admin',
    permission: 'catalog.write',
    money: PAGE,
    moneySent: ['price'],
  },
  addColor: {
    method: 'POST',
    path: `${BIKES}/:slug/colors`,
    auth: 'admin',
    permission: 'catalog.write',
    money: PAGE,
    moneySent: ['surcharge'],
  },
  addSize: {
    method: 'POST',
    path: `${BIKES}/:slug/sizes`,
    auth: 'admin',
    permission: 'catalog.write',
    money: PAGE,
  },
  removeDraft: {
    method: 'DELETE',
    path: `${BIKES}/:slug/drafts/:list/:id`,
    auth: 'admin',
    permission: 'catalog.write',
    money: PAGE,
  },
  undo: {
    method: 'POST',
    path: `${BIKES}/:slug/edits/:id/undo`,
    auth: 'admin',
    permission: 'catalog.write',
    money: PAGE,
  },
})

type Schemas = typeof bikesSchemas
export type BikeRow = ClientResponse<Schemas['list']>['bikes'][number]
/** Bike as edited in the back office, prices in cents. */
export type BikePage = ClientResponse<Schemas['read']>
export type BikeEditRow = BikePage['edits'][number]
export type BikePreview = ClientResponse<Schemas['preview']>
export type RuleTest = BikePreview['rules'][number]
export type TouchedBuilds = BikePreview['broken']
export type NewPartInput = ClientInput<Schemas['addPart']>['body']
export type NewColorInput = ClientInput<Schemas['addColor']>['body']
export type BikeCopyInput = ClientInput<Schemas['copy']>['body']
export type NewSizeInput = ClientInput<Schemas['addSize']>['body']
export type BikeInput = ClientInput<Schemas['save']>['body']
