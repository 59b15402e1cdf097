import { Download, Printer } from 'lucide-react'
import type { ReactNode } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { rangeFault } from '@/domain/office/reports/report-days'
import { useReportTable, type ReportControls } from '@/hooks/office/reports/use-reports'
import { toSentence } from '@/messages/kit/errors'
import { reports as texts } from '@/messages/office/reports/reports'

import { RowsPlaceholder } from '@/components/office/kit/list-parts'
import { RangeForm } from './range-form'

interface ReportFrameProps<Data> {
  controls: ReportControls<Data>
  /** Whether the range can be chosen; false if it is fixed. */
  hasRange?: boolean
  children: (data: Data) => ReactNode
}

/** A report with its range and its states: loading, slow, stale, failed, or ready with a printable table. */
export function ReportFrame<Data extends { from: string; to: string }>({
  controls,
  hasRange = true,
  children,
}: ReportFrameProps<Data>) {
  const { state, isStale, isSlow, retry, renew, query, hrefOf, go } = controls
  const shown = state.status === 'ready' ? state.data : null
  const fault = rangeFault(query)
  return (
    <>
      {hasRange && <RangeForm {...{ query, fault, shown, hrefOf, go }} />}
      <div className="mt-5" hidden={fault !== null}>
        {isSlow && <p role="status">{texts.slow}</p>}
        {isStale && (
          <ErrorNotice sentence={texts.stale} onRetry={renew} className="mb-3 max-w-xl" />
        )}
        <Loaded state={state} onRetry={retry} placeholder={<RowsPlaceholder />}>
          {(data) => (
            <>
              <div className="flex flex-wrap items-center justify-between gap-3">
                <p role="status" className="text-sm text-ink-soft">
                  {texts.daysText(data)}
                </p>
                <Takeaways controls={controls} />
              </div>
              {children(data)}
            </>
          )}
        </Loaded>
      </div>
    </>
  )
}

function Takeaways<Data>({
  controls: { report, query },
}: Pick<ReportFrameProps<Data>, 'controls'>) {
  const { run, isRunning, error } = useReportTable(report)
  const look = { variant: 'secondary', size: 'small' } as const
  return (
    <div className="print:hidden">
      <div className="flex flex-wrap gap-2">
        <Button {...look} isLoading={isRunning} onClick={() => void run(query)}>
          <Download aria-hidden="true" className="size-4" />
          {texts.csv}
        </Button>
        <Button {...look} onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          {texts.print}
        </Button>
      </div>
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-2" />}
    </div>
  )
}
