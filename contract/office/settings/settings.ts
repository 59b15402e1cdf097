import { defineRoutes, type WireResponse } from '@/contract/kit/route'
import type { settingsSchemas } from './settings.schema'

const SETTINGS = '/api/backoffice/settings'

export const settingsRoutes = defineRoutes<typeof settingsSchemas>()({
  read: { method: 'GET', path: SETTINGS, auth: 'admin', permission: 'settings.read' },
  setShop: {
    method: 'PUT',
    path: `${SETTINGS}/shop`,
    auth: 'admin',
    permission: 'settings.write',
  },
  setSafety: {
    method: 'PUT',
    path: `${SETTINGS}/product-safety`,
    auth: 'admin',
    permission: 'settings.write',
  },
  previewSupport: {
    method: 'POST',
    path: `${SETTINGS}/support/preview`,
    auth: 'admin',
    permission: 'settings.write',
  },
  setSupport: {
    method: 'PUT',
    path: `${SETTINGS}/support`,
    auth: 'admin',
    permission: 'settings.write',
  },
  setRegion: {
    method: 'PUT',
    path: `${SETTINGS}/region`,
    auth: 'admin',
    permission: 'settings.write',
  },
  setAssembly: {
    method: 'PUT',
    path: `${SETTINGS}/assembly`,
    auth: 'admin',
    permission: 'settings.write',
  },
  setCsv: {
    method: 'PUT',
    path: `${SETTINGS}/csv`,
    auth: 'admin',
    permission: 'settings.write',
  },
  setup: {
    method: 'GET',
    path: '/api/backoffice/setup',
    auth: 'admin',
    permission: 'settings.read',
  },
  changeSetup: {
    method: 'PUT',
    path: '/api/backoffice/setup',
    auth: 'admin',
    permission: 'settings.write',
  },
  setOpening: {
    method: 'PUT',
    path: `${SETTINGS}/opening`,
    auth: 'admin',
    permission: 'settings.write',
  },
  samples: {
    method: 'GET',
    path: '/api/backoffice/samples',
    auth: 'admin',
    permission: 'settings.read',
  },
  removeSamples: {
    method: 'DELETE',
    path: '/api/backoffice/samples',
    auth: 'admin',
    permission: 'settings.write',
  },
  setMethods: {
    method: 'PUT',
    path: `${SETTINGS}/payment-methods`,
    auth: 'admin',
    permission: 'settings.write',
  },
})

type Schemas = typeof settingsSchemas
export type ShopSettings = WireResponse<Schemas['read']>
export type Setup = WireResponse<Schemas['setup']>
export type SampleCounts = WireResponse<Schemas['samples']>
export type DueTimes = WireResponse<Schemas['previewSupport']>
