import { TotalRows } from '@/components/kit/ui/total-rows'
import { subtractCents, ZERO } from '@/domain/kit/money'
import type { DraftOrder } from '@/hooks/shop/orders/use-draft-order'
import { taxRow } from '@/messages/shop/goods/price-note'
import { draftOrder as texts } from '@/messages/shop/orders/draft-order'

export function DraftTotals({ quote }: { quote: NonNullable<DraftOrder['quote']> }) {
  const { totals, shown, delivery_date } = quote
  const rows = [
    { label: texts.subtotal, amount: shown.subtotal },
    ...(shown.discount > 0
      ? [{ label: texts.discount, amount: subtractCents(ZERO, shown.discount) }]
      : []),
    { label: texts.shipping, amount: shown.shipping },
    { label: taxRow(totals.tax_title, shown.includes_tax), amount: totals.tax },
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
