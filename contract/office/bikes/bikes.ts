import type { bikesSchemas } from './bikes.schema'
import { defineRoutes, type ClientInput, type ClientResponse } from '@/contract/kit/route'

const BIKES = '/api/backoffice/bikes'

export const bikesRoutes = defineRoutes<typeof bikesSchemas>()({
  list: {
    method: 'GET',
    path: BIKES,
    auth: 'admin',
    permission: 'catalog.read',
  },
  read: {
    method: 'GET',
    path: `${BIKES}/:slug`,
    auth: 'admin',
    permission: 'catalog.read',
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
  },
  copy: {
    method: 'POST',
    path: `${BIKES}/:slug/copies`,
    auth: 'admin',
    permission: 'catalog.write',
  },
  remove: {
    method: 'DELETE',
    path: `${BIKES}/:slug`,
    auth: 'admin',
    permission: 'catalog.write',
  },
  addPart: {
    method: 'POST',
    path: `${BIKES}/:slug/parts`,
    auth: 'admin',
    permission: 'catalog.write',
  },
  addColor: {
    method: 'POST',
    path: `${BIKES}/:slug/colors`,
    auth: 'admin',
    permission: 'catalog.write',
  },
  addSize: {
    method: 'POST',
    path: `${BIKES}/:slug/sizes`,
    auth: 'admin',
    permission: 'catalog.write',
  },
  removeDraft: {
    method: 'DELETE',
    path: `${BIKES}/:slug/drafts/:list/:id`,
    auth: 'admin',
    permission: 'catalog.write',
  },
  undo: {
    method: 'POST',
    path: `${BIKES}/:slug/edits/:id/undo`,
    auth: 'admin',
    permission: 'catalog.write',
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
export type BikeCopyInput = ClientInput<Schemas['copy']>['body']
