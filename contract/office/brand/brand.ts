import { defineRoutes, type ClientResponse } from '@/contract/kit/route'

import type { brandSchemas } from './brand.schema'

const BRAND = '/api/backoffice/brand'
const READ = { auth: 'admin', permission: 'settings.read' } as const
const WRITE = { auth: 'admin', permission: 'settings.write' } as const

export const brandRoutes = defineRoutes<typeof brandSchemas>()({
  read: { method: 'GET', path: BRAND, ...READ },
  publish: { method: 'PUT', path: BRAND, ...WRITE },
  saveDraft: { method: 'PUT', path: '/api/backoffice/brand-draft', ...WRITE },
  setPicture: {
    method: 'PUT',
    path: '/api/backoffice/brand-pictures/:name',
    upload: 'file',
    ...WRITE,
  },
  removePicture: { method: 'DELETE', path: '/api/backoffice/brand-pictures/:name', ...WRITE },
})

export type BrandPage = ClientResponse<(typeof brandSchemas)['read']>
export type BrandVersion = BrandPage['versions'][number]
