import { Price } from '@/components/ui/price'
import { subtractCents, ZERO } from '@/domain/money'
import type { DraftOrder } from '@/hooks/use-draft-order'
import { draftOrder as texts } from '@/messages/draft-order'

/** What a draft costs. */
export function DraftTotals({ quote }: { quote: NonNullable<DraftOrder['quote']> }) {
  const { totals, delivery_date } = quote
  const rows = [
    { label: texts.subtotal, amount: totals.subtotal },
    ...(totals.discount > 0
      ? [{ label: texts.discount, amount: subtractCents(ZERO, totals.discount) }]
      : []),
    { label: texts.shipping, amount: totals.shipping },
    { label: totals.tax_title, amount: totals.tax },
  ]
  return (
    <section aria-labelledby="draft-totals">
      <h2 id="draft-totals" className="text-xl">
        {texts.totals}
      </h2>
      <dl className="mt-3">
        {rows.map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-4 py-1">
            <dt className="text-ink-soft">{label}</dt>
            <dd>
              <Price amount={amount} />
            </dd>
          </div>
        ))}
        <div className="mt-2 flex justify-between gap-4 border-t border-line py-2 text-lg font-medium">
          <dt>{texts.total}</dt>
          <dd>
            <Price amount={totals.total} />
          </dd>
        </div>
      </dl>
      <p className="mt-2 text-ink-soft">{texts.arrival(delivery_date)}</p>
    </section>
  )
}
