import { DenseField } from '@/components/office/kit/dense-field'
import { FilterLinks } from '@/components/office/kit/filter-links'
import { CompactSelect } from '@/components/office/kit/compact-select'
import { shopZone } from '@/utils/shop-region'
import {
  daysOfSpan,
  RANGE_FAULTS,
  SPANS,
  type Days,
  type rangeFault,
} from '@/domain/office/reports/report-days'
import { zoneTime } from '@/domain/kit/zone-time'
import type { ReportQuery } from '@/hooks/office/reports/use-reports'
import { reports as texts } from '@/messages/office/reports/reports'

interface RangeFormProps {
  query: ReportQuery
  fault: ReturnType<typeof rangeFault>
  /** Days of the loaded report, used if the URL has none. */
  shown: { from: string; to: string } | null
  hrefOf: (entries: Record<string, string | undefined>) => string
  go: (entries: Record<string, string | undefined>) => void
}

export function RangeForm({ query, fault, shown, hrefOf, go }: RangeFormProps) {
  const today = zoneTime(new Date(), shopZone()).day
  const spans = SPANS.map((span) => ({ title: texts.spans[span], value: span }))
  const days = { from: query.from ?? shown?.from, to: query.to ?? shown?.to }
  const set = (more: Record<string, string | undefined>) => go({ ...days, by: query.by, ...more })
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <FilterLinks
        filters={spans}
        chosen={SPANS.find((span) => isSame(daysOfSpan(span, today), days))}
        hrefOf={(span) =>
          hrefOf({ ...daysOfSpan(SPANS.find((one) => one === span) ?? 'last-30', today) })
        }
      />
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        {(['from', 'to'] as const).map((name) => (
          <DenseField
            key={name}
            type="date"
            name={name}
            label={texts[name]}
            value={days[name] ?? ''}
            fault={name === 'to' && fault ? RANGE_FAULTS[fault] : undefined}
            onChange={({ target }) => target.value && set({ [name]: target.value })}
            className="w-36"
          />
        ))}
        <CompactSelect
          label={texts.by}
          options={[texts.automatic, ...texts.steps]}
          className="w-36"
          value={query.by ?? ''}
          onChange={({ target }) => set({ by: target.value || undefined })}
        />
      </div>
    </div>
  )
}

const isSame = (span: Days, { from, to }: Partial<Days>) => span.from === from && span.to === to
