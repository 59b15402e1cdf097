import { TotalRows } from '@/components/ui/total-rows'
import { subtractCents, ZERO } from '@/domain/money'
import type { DraftOrder } from '@/hooks/use-draft-order'
import { draftOrder as texts } from '@/messages/draft-order'

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
        <TotalRows rows={rows} total={{ label: texts.total, amount: totals.total }} />
      </dl>
      <p className="mt-2 text-ink-soft">{texts.arrival(delivery_date)}</p>
    </section>
  )
}
