import type { contentSchemas } from './content.schema'
import { defineRoutes, type WireInput, type WireResponse } from '@/contract/kit/route'

export const contentRoutes = defineRoutes<typeof contentSchemas>()({
  list: { method: 'GET', path: '/api/content' },
  read: { method: 'GET', path: '/api/content/:kind/:slug' },
  legalVersion: { method: 'GET', path: '/api/legal-documents/:slug/versions/:number' },
  addresses: { method: 'GET', path: '/api/public-addresses' },
  preview: { method: 'GET', path: '/api/content-previews/:token' },
  picture: { method: 'GET', path: '/api/content-pictures/:id/:size', raw: true },
  overview: {
    method: 'GET',
    path: '/api/backoffice/content',
    auth: 'admin',
    permission: 'content.read',
  },
  edit: {
    method: 'GET',
    path: '/api/backoffice/content/:kind/:slug',
    auth: 'admin',
    permission: 'content.read',
  },
  version: {
    method: 'GET',
    path: '/api/backoffice/content/:kind/:slug/versions/:number',
    auth: 'admin',
    permission: 'content.read',
  },
  render: {
    method: 'POST',
    path: '/api/backoffice/content/:kind/:slug/rendered',
    auth: 'admin',
    permission: 'content.read',
  },
  save: {
    method: 'PUT',
    path: '/api/backoffice/content/:kind/:slug',
    auth: 'admin',
    permission: 'content.write',
  },
  schedule: {
    method: 'PUT',
    path: '/api/backoffice/content/:kind/:slug/versions/:number',
    auth: 'admin',
    permission: 'content.write',
  },
  restore: {
    method: 'POST',
    path: '/api/backoffice/content/:kind/:slug/versions/:number/restore',
    auth: 'admin',
    permission: 'content.write',
  },
  previewLink: {
    method: 'POST',
    path: '/api/backoffice/content/:kind/:slug/versions/:number/preview',
    auth: 'admin',
    permission: 'content.read',
  },
  archive: {
    method: 'PUT',
    path: '/api/backoffice/content/:kind/:slug/archived',
    auth: 'admin',
    permission: 'content.write',
  },
})

export type WireContent = WireResponse<(typeof contentSchemas)['read']>
export type WireContentSave = WireInput<(typeof contentSchemas)['save']>['body']
export type WireContentRender = WireInput<(typeof contentSchemas)['render']>['body']
export type WireRendered = WireResponse<(typeof contentSchemas)['render']>
export type WireContentState = WireResponse<(typeof contentSchemas)['overview']>['entries'][number]
export type WireContentEdit = WireResponse<(typeof contentSchemas)['edit']>
export type ContentQuery = WireInput<(typeof contentSchemas)['overview']>['query']
