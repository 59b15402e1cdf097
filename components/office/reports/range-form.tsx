import { DENSE_CONTROL } from '@/components/office/kit/dense-control'
import { FilterLinks } from '@/components/office/kit/filter-links'
import { CompactSelect } from '@/components/office/kit/compact-select'
import { shopZone } from '@/utils/shop-region'
import { daysOfSpan, SPANS, type Days } from '@/domain/office/reports/reports'
import { zoneTime } from '@/domain/kit/zone-time'
import type { ReportQuery } from '@/hooks/office/reports/use-reports'
import { reports as texts } from '@/messages/office/reports/reports'

interface RangeFormProps {
  query: ReportQuery
  /** Days of the loaded report, used if the URL has none. */
  shown: { from: string; to: string } | null
  hrefOf: (entries: Record<string, string | undefined>) => string
  go: (entries: Record<string, string | undefined>) => void
}

export function RangeForm({ query, shown, hrefOf, go }: RangeFormProps) {
  const today = zoneTime(new Date(), shopZone()).day
  const spans = SPANS.map((span) => ({ title: texts.spans[span], value: span }))
  const days = { from: query.from ?? shown?.from, to: query.to ?? shown?.to }
  const set = (more: Record<string, string | undefined>) => go({ ...days, by: query.by, ...more })
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2 print:hidden">
      <FilterLinks
        filters={spans}
        chosen={SPANS.find((span) => isSame(daysOfSpan(span, today), days))}
        hrefOf={(span) =>
          hrefOf({ ...daysOfSpan(SPANS.find((one) => one === span) ?? 'last-30', today) })
        }
      />
      {(['from', 'to'] as const).map((name) => (
        <label key={name} className="w-36">
          <span className="mb-1 block text-xs text-ink-soft">{texts[name]}</span>
          <input
            type="date"
            name={name}
            value={days[name] ?? ''}
            onChange={({ target }) => target.value && set({ [name]: target.value })}
            className={DENSE_CONTROL}
          />
        </label>
      ))}
      <CompactSelect
        label={texts.by}
        options={[texts.automatic, ...texts.steps]}
        className="w-36"
        value={query.by ?? ''}
        onChange={({ target }) => set({ by: target.value || undefined })}
      />
    </div>
  )
}

const isSame = (span: Days, { from, to }: Partial<Days>) => span.from === from && span.to === to
