import { changeOf } from '@/domain/office/overview/overview'
import { useReport, type SalesFigures, type SalesReport } from '@/hooks/office/reports/use-reports'
import { backoffice } from '@/messages/office/overview/overview'
import { reports as texts } from '@/messages/office/reports/reports'
import { dateShort } from '@/utils/format'

import { ReportFrame } from './report-frame'
import { ReportTable } from './report-table'
import { StepPlot } from './step-plot'

const FIGURES = ['revenue', 'net', 'refunded', 'orders', 'average', 'returns', 'tickets'] as const
type Figure = (typeof FIGURES)[number]

export function SalesScreen() {
  const controls = useReport('sales', (reports, query) => reports.sales(query))
  return (
    <ReportFrame {...{ controls }}>
      {(sales) => (
        <>
          <p className="mb-5 text-sm text-ink-soft">{texts.previous(sales.previous)}</p>
          <section aria-label={texts.figures}>
            <ul className="grid gap-x-8 gap-y-8 md:grid-cols-2 xl:grid-cols-3">
              {FIGURES.map((name) => (
                <PlotOf key={name} {...{ name, sales }} />
              ))}
            </ul>
          </section>
          <div className="mt-10">
            <Steps {...{ sales }} />
          </div>
        </>
      )}
    </ReportFrame>
  )
}

function PlotOf({ name, sales }: { name: Figure; sales: SalesReport }) {
  const { total, before, year_ago, steps } = sales
  const show = (value: number | null) => texts.value(name, value)
  const [now, then] = [total[name], before[name]]
  const change = now === null || then === null ? null : changeOf(now, then)
  return (
    <li className="flex min-w-0 break-inside-avoid flex-col border-t border-line-strong pt-2">
      <h2 className="text-sm font-normal text-ink-soft">{texts.figure(name)}</h2>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="figures text-xl font-medium">{show(now)}</span>
        {change !== null && <span className="figures text-sm">{backoffice.change(change)}</span>}
      </p>
      <p className="mb-auto text-sm text-ink-soft">
        {texts.before(show(then))} · {texts.yearAgo(show(year_ago[name]))}
      </p>
      <StepPlot
        values={steps.map((step) => step[name])}
        before={steps.map((step) => step.before[name])}
        show={show}
        ends={[dateShort(sales.from), dateShort(sales.to)]}
      />
    </li>
  )
}

function Steps({ sales: { steps, by, total, before } }: { sales: SalesReport }) {
  const cells = (all: SalesFigures, then: SalesFigures) => [
    ...FIGURES.map((name) => texts.value(name, all[name])),
    texts.value('revenue', then.revenue),
  ]
  return (
    <ReportTable
      title={texts.table}
      columns={[texts.stepColumn(by), ...FIGURES.map(texts.figure), texts.revenueBefore]}
      rows={steps.map((step) => ({
        id: step.from,
        cells: [texts.stepText(step, by), ...cells(step, step.before)],
      }))}
      total={[texts.total, ...cells(total, before)]}
    />
  )
}
