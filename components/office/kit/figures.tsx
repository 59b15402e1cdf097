import { changeOf } from '@/domain/office/overview/overview'
import type { Overview } from '@/hooks/office/overview/use-backoffice'
import { backoffice as texts } from '@/messages/office/overview/overview'
import { money } from '@/utils/format'
import type { Cents } from '@/domain/kit/money'

interface Figure {
  label: string
  value: string
  note: string
  change?: number | null
}

const amount = (cents: Cents | null) => (cents === null ? texts.none : money(cents))

function figuresOf({ today, recent, before }: Overview): Figure[] {
  return [
    { label: texts.today, value: money(today.revenue), note: texts.orderCount(today.orders) },
    {
      label: texts.revenue,
      value: money(recent.revenue),
      note: texts.before(money(before.revenue)),
      change: changeOf(recent.revenue, before.revenue),
    },
    {
      label: texts.orders,
      value: String(recent.orders),
      note: texts.before(String(before.orders)),
      change: changeOf(recent.orders, before.orders),
    },
    {
      label: texts.average,
      value: amount(recent.average),
      note: texts.before(amount(before.average)),
      change:
        recent.average === null || before.average === null
          ? null
          : changeOf(recent.average, before.average),
    },
    {
      label: texts.refunded,
      value: money(recent.refunded),
      note: texts.before(money(before.refunded)),
      change: changeOf(recent.refunded, before.refunded),
    },
  ]
}

/** Figures for today, and for the last 30 days compared with the 30 days before. */
export function Figures({ overview }: { overview: Overview }) {
  return (
    <section aria-labelledby="office-figures">
      <h2 id="office-figures" className="sr-only">
        {texts.figures}
      </h2>
      <dl className="grid grid-cols-1 border-t border-line min-[480px]:grid-cols-2 xl:grid-cols-5">
        {figuresOf(overview).map(({ label, value, note, change }) => (
          <div
            key={label}
            className="border-b border-line py-4 pr-4 xl:border-l xl:pl-4 xl:first:border-l-0 xl:first:pl-0"
          >
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="mt-1">
              <span className="flex flex-wrap items-baseline gap-x-3">
                <span className="figures text-xl font-medium">{value}</span>
                {change !== undefined && change !== null && (
                  <span className="figures text-sm">{texts.change(change)}</span>
                )}
              </span>
              <span className="block text-sm text-ink-soft">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-read text-sm text-ink-soft">{texts.figuresNote}</p>
    </section>
  )
}
