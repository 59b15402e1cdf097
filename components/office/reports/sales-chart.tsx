import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { cx } from '@/components/kit/ui/cx'
import { subtractCents, type Cents } from '@/domain/kit/money'
import type { OfficeDay, Overview } from '@/hooks/office/overview/use-backoffice'
import { backoffice as texts } from '@/messages/office/overview/overview'
import { dateShort, money } from '@/utils/format'

import { SalesTable } from './sales-table'

const HEIGHT = 100
const STEP = 10
const GAP = 3

/** Bars of 30 days' revenue, with net revenue in front. Screen readers always get a table with the same figures. */
export function SalesChart({ overview }: { overview: Overview }) {
  const { days, recent } = overview
  const [isTable, setTable] = useState(false)
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  return (
    <section aria-labelledby="office-chart" className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="office-chart" className="text-xl">
          {texts.chart}
        </h2>
        <Button size="small" variant="secondary" onClick={() => setTable(!isTable)}>
          {isTable ? texts.showChart : texts.showTable}
        </Button>
      </div>
      {first && last && (
        <p className="mt-2 text-sm text-ink-soft">
          {recent.orders === 0 ? texts.chartEmpty : texts.chartLead(recent, first, last)}
        </p>
      )}
      {!isTable && <Bars days={days} />}
      <div className={cx(isTable ? 'mt-4' : 'sr-only')}>
        <SalesTable days={days} recent={recent} />
      </div>
    </section>
  )
}

const Bar = ({ height, className }: { height: number; className: string }) => (
  <rect y={HEIGHT - height} width={STEP - GAP} {...{ height, className }} />
)

function Bars({ days }: { days: readonly OfficeDay[] }) {
  const most = Math.max(...days.map(({ revenue }) => revenue))
  const width = days.length * STEP
  const tallOf = (amount: Cents) => (most === 0 ? 0 : (amount / most) * HEIGHT)
  const shown = [0, 7, 14, 21, days.length - 1]
  return (
    <div aria-hidden="true" className="mt-4">
      <p className="figures text-xs text-ink-soft">{most > 0 && money(most)}</p>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-1 block h-52 w-full border-y border-line text-ink"
      >
        {days.map((one, index) => (
          <g key={one.day} transform={`translate(${index * STEP + GAP / 2} 0)`}>
            <title>{texts.dayTitle(one)}</title>
            {/* A day without sales keeps a minimal bar, so that it is visible. */}
            <Bar height={Math.max(tallOf(one.revenue), 0.6)} className="fill-line-strong" />
            <Bar
              height={Math.max(tallOf(subtractCents(one.revenue, one.refunded)), 0)}
              className="fill-current"
            />
          </g>
        ))}
      </svg>
      <p className="relative mt-1 h-4 figures text-xs text-ink-soft">
        {shown.map((index) => (
          <span
            key={index}
            className={cx(
              'absolute whitespace-nowrap',
              index === days.length - 1 ? 'right-0' : index > 0 && '-translate-x-1/2',
            )}
            style={
              index === days.length - 1
                ? undefined
                : { left: `${((index + (index > 0 ? 0.5 : 0)) / days.length) * 100}%` }
            }
          >
            {dateShort(days[index]?.day ?? '')}
          </span>
        ))}
      </p>
    </div>
  )
}
