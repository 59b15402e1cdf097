import type { contentSchemas } from './content.schema'
import { defineRoutes, type WireInput, type WireResponse } from './route'

export const contentRoutes = defineRoutes<typeof contentSchemas>()({
  list: { method: 'GET', path: '/api/content' },
  read: { method: 'GET', path: '/api/content/:kind/:slug' },
  addresses: { method: 'GET', path: '/api/public-addresses' },
  preview: { method: 'GET', path: '/api/content-previews/:token' },
  overview: { method: 'GET', path: '/api/backoffice/content', auth: 'admin' },
  edit: { method: 'GET', path: '/api/backoffice/content/:kind/:slug', auth: 'admin' },
  version: {
    method: 'GET',
    path: '/api/backoffice/content/:kind/:slug/versions/:number',
    auth: 'admin',
  },
  save: { method: 'PUT', path: '/api/backoffice/content/:kind/:slug', auth: 'admin' },
  schedule: {
    method: 'PUT',
    path: '/api/backoffice/content/:kind/:slug/versions/:number',
    auth: 'admin',
  },
  restore: {
    method: 'POST',
    path: '/api/backoffice/content/:kind/:slug/versions/:number/restore',
    auth: 'admin',
  },
  previewLink: {
    method: 'POST',
    path: '/api/backoffice/content/:kind/:slug/versions/:number/preview',
    auth: 'admin',
  },
  archive: { method: 'PUT', path: '/api/backoffice/content/:kind/:slug/archived', auth: 'admin' },
})

export type WireContent = WireResponse<(typeof contentSchemas)['read']>
export type WireContentSave = WireInput<(typeof contentSchemas)['save']>['body']
