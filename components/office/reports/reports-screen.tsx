import { Download } from 'lucide-react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { csvWriter } from '@/domain/office/kit/csv'
import {
  REPORT_SPANS,
  useDeskReports,
  type TicketReports,
} from '@/hooks/office/support/use-desk-reports'
import { chrome } from '@/messages/kit/chrome'
import { deskReports as texts, reportRows } from '@/messages/office/support/reports'
import { toSentence } from '@/messages/kit/errors'
import { dateLong } from '@/utils/format'
import { saveFile } from '@/utils/save-file'

import { FilterLinks } from '@/components/office/kit/filter-links'
import { RowsPlaceholder } from '@/components/office/kit/list-parts'
import { ReportParts } from './report-parts'

const SPANS = REPORT_SPANS.map((days) => ({ value: String(days), title: texts.span(days) }))
const hrefOf = (days: string | undefined) => `/backoffice/tickets/reports?days=${days}`

export function ReportsScreen() {
  const { state, days, isSlow, retry } = useDeskReports()
  return (
    <>
      <FilterLinks filters={SPANS} chosen={String(days)} hrefOf={hrefOf} />
      <p role="status" className="mt-3 text-sm text-ink-soft">
        {state.status === 'ready'
          ? `${dateLong(state.data.from)} – ${dateLong(state.data.to)}`
          : state.status === 'loading' && (isSlow ? texts.slow : chrome.loading)}
      </p>
      <div className="mt-5">
        {state.status === 'loading' && <RowsPlaceholder />}
        {state.status === 'failed' && (
          <ErrorNotice sentence={toSentence(state.error)} onRetry={retry} className="max-w-xl" />
        )}
        {state.status === 'ready' && <Loaded reports={state.data} />}
      </div>
    </>
  )
}

function Loaded({ reports }: { reports: TicketReports }) {
  const download = () =>
    saveFile(texts.file(reports), csvWriter(reports.csv)(reportRows(reports)), 'text/csv')
  return (
    <>
      <ReportParts reports={reports} />
      <Button size="small" variant="secondary" onClick={download} className="mt-10">
        <Download aria-hidden="true" className="size-4" />
        {texts.csv}
      </Button>
    </>
  )
}
