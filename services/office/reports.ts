import {
  reportsRoutes as routes,
  type ChoiceReport,
  type CoverReport,
  type FunnelReport,
  type PayoutReport,
  type ReportQuery,
  type SalesFigures,
  type SalesReport,
  type TaxReport,
} from '@/contract/office/reports/reports'
import type { Report } from '@/domain/office/reports/reports'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type {
  ChoiceReport,
  CoverReport,
  FunnelReport,
  PayoutReport,
  ReportQuery,
  SalesFigures,
  SalesReport,
  TaxReport,
}

export function reportsService(http: Http) {
  return {
    sales: (query: ReportQuery): Promise<SalesReport> => call(http, routes.sales, { query }),
    taxes: (query: ReportQuery): Promise<TaxReport> => call(http, routes.taxes, { query }),
    payouts: (query: ReportQuery): Promise<PayoutReport> => call(http, routes.payouts, { query }),
    funnel: (query: ReportQuery): Promise<FunnelReport> => call(http, routes.funnel, { query }),
    choices: (query: ReportQuery): Promise<ChoiceReport> => call(http, routes.choices, { query }),
    cover: (): Promise<CoverReport> => call(http, routes.cover, {}),
    table: (report: Report, query: ReportQuery): Promise<string> =>
      call(http, routes.table, { params: { report }, query }),
  }
}
