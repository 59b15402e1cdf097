import type { Report } from '@/domain/office/reports/reports'
import { reports as texts } from '@/messages/office/reports/reports'
import type { ReportQuery } from '@/contract/office/reports/reports'
import type { Services } from '@/services/services'
import { saveFile } from '@/utils/save-file'

import { useAction } from '@/hooks/kit/use-action'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { definedOnly, useOfficeAddress } from '@/hooks/office/kit/use-office-address'
import { useIsSlow } from '@/hooks/kit/use-is-slow'

export type {
  CoverReport,
  FunnelReport,
  ReportQuery,
  PayoutReport,
  SalesFigures,
  SalesReport,
  TaxReport,
} from '@/contract/office/reports/reports'

export function useReport<Data>(
  report: Report,
  send: (services: Services['reports'], query: ReportQuery) => Promise<Data>,
) {
  const { isReady, value, hrefOf, go } = useOfficeAddress()
  const range = { from: value('from'), to: value('to'), by: value('by') }
  // Invalid values in the URL are rejected by the API with its own message.
  const query = definedOnly(range) as ReportQuery
  const key = isReady ? `${report} ${JSON.stringify(query)}` : null
  const request = useStaleIfErrorRequest(key, ({ reports }) => send(reports, query))
  return {
    ...request,
    report,
    query,
    hrefOf,
    go,
    isSlow: useIsSlow(request.state.status === 'loading'),
  }
}

export type ReportControls<Data> = ReturnType<typeof useReport<Data>>

export function useReportTable(report: Report) {
  return useAction(async ({ reports }, query: ReportQuery) => {
    saveFile(texts.file(report, query), await reports.table({ ...query, report }), 'text/csv')
  })
}
