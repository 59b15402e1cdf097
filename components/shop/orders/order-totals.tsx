import { TotalRows } from '@/components/kit/ui/total-rows'
import { subtractCents, ZERO } from '@/domain/kit/money'
import type { Order } from '@/hooks/shop/orders/use-order'
import { taxRow } from '@/messages/shop/goods/price-note'
import { orders as texts } from '@/messages/shop/orders/orders'

export function OrderTotals({
  order: { totals, shown, assembly, promo_code, payment },
}: {
  order: Order
}) {
  const rows = [
    { label: texts.subtotal, amount: shown.subtotal },
    ...(shown.discount > 0
      ? [{ label: texts.discount(promo_code), amount: subtractCents(ZERO, shown.discount) }]
      : []),
    {
      // A code without a discount made the shipping free.
      label: promo_code && shown.discount === 0 ? texts.shippingFree(promo_code) : texts.shipping,
      amount: shown.shipping,
    },
    ...(assembly ? [{ label: texts.assemblyBy(assembly.title), amount: shown.assembly }] : []),
    { label: taxRow(totals.tax_title, shown.includes_tax), amount: totals.tax },
  ]
  return (
    <section aria-labelledby="order-totals" className="break-inside-avoid">
      <h2 id="order-totals" className="text-xl">
        {texts.totals}
      </h2>
      <dl className="mt-4">
        <TotalRows rows={rows} total={{ label: texts.total, amount: totals.total }} />
        {payment && (
          <div className="mt-3 flex justify-between gap-4 text-sm">
            <dt className="text-ink-soft">{texts.payment}</dt>
            <dd>{texts.paymentState(payment.provider, payment.status)}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
