import type { reportsSchemas } from './reports.schema'
import {
  defineRoutes,
  type ClientResponse,
  type WireInput,
  type WireResponse,
} from '@/contract/kit/route'

const OFFICE = { method: 'GET', auth: 'admin', permission: 'reports.read' } as const

export const reportsRoutes = defineRoutes<typeof reportsSchemas>()({
  sales: {
    ...OFFICE,
    path: '/api/backoffice/reports/sales',
  },
  taxes: {
    ...OFFICE,
    path: '/api/backoffice/reports/taxes',
  },
  jurisdictions: { ...OFFICE, path: '/api/backoffice/reports/jurisdictions' },
  thresholds: { ...OFFICE, path: '/api/backoffice/reports/thresholds' },
  payouts: {
    ...OFFICE,
    path: '/api/backoffice/reports/payouts',
  },
  payoutDays: { ...OFFICE, path: '/api/backoffice/payout-days' },
  cover: { ...OFFICE, path: '/api/backoffice/reports/cover' },
  funnel: { ...OFFICE, path: '/api/backoffice/reports/funnel' },
  choices: { ...OFFICE, path: '/api/backoffice/reports/choices' },
  table: { ...OFFICE, path: '/api/backoffice/reports/:report/table', raw: 'bytes' },
})

/** Sales report, amounts in cents. */
export type SalesReport = ClientResponse<(typeof reportsSchemas)['sales']>
export type SalesFigures = SalesReport['total']
export type TaxReport = ClientResponse<(typeof reportsSchemas)['taxes']>
export type JurisdictionReport = ClientResponse<(typeof reportsSchemas)['jurisdictions']>
export type ThresholdReport = ClientResponse<(typeof reportsSchemas)['thresholds']>
export type PayoutReport = ClientResponse<(typeof reportsSchemas)['payouts']>
export type CoverReport = WireResponse<(typeof reportsSchemas)['cover']>
export type FunnelReport = WireResponse<(typeof reportsSchemas)['funnel']>
export type ChoiceReport = WireResponse<(typeof reportsSchemas)['choices']>
export type ReportQuery = WireInput<(typeof reportsSchemas)['sales']>['query']
export type WireSalesReport = WireResponse<(typeof reportsSchemas)['sales']>
export type WireTaxReport = WireResponse<(typeof reportsSchemas)['taxes']>
export type WirePayoutReport = WireResponse<(typeof reportsSchemas)['payouts']>
