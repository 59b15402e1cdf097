import { cx } from '@/components/kit/ui/cx'
import { TotalRows } from '@/components/kit/ui/total-rows'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import type { CheckoutData } from '@/hooks/shop/checkout/use-checkout'
import type { QuotedCart } from '@/contract/shop/cart/cart'
import type { Country } from '@/domain/shop/countries/country'
import { subtractCents, ZERO } from '@/domain/kit/money'
import { checkout as texts } from '@/messages/shop/checkout/checkout'
import { importNote, taxRow } from '@/messages/shop/goods/price-note'

interface CheckoutTotalsProps {
  quote: QuotedCart
  country: Country
  promo: CheckoutData['promo']
  isRenewing: boolean
}

/** Amounts from subtotal to order total; updated and announced when country or promo code changes. */
export function CheckoutTotals(props: CheckoutTotalsProps) {
  const { quote, country, promo, isRenewing } = props
  const code = promo.automatic ?? promo.code ?? ''
  const { totals, shown, assembly } = quote
  const rows = [
    { label: texts.subtotal, amount: shown.subtotal },
    ...(shown.discount > 0
      ? [
          {
            label: texts.discount(code),
            amount: subtractCents(ZERO, shown.discount),
          },
        ]
      : []),
    {
      label: promo.free_shipping ? texts.shippingFree(code) : texts.shipping,
      amount: shown.shipping,
    },
    ...(assembly ? [{ label: texts.assemblyBy(assembly.title), amount: shown.assembly }] : []),
    {
      label: taxRow(totals.tax_title, shown.includes_tax, quote.is_tax_estimated),
      amount: totals.tax,
    },
  ]
  return (
    <div className="mt-5" aria-busy={isRenewing}>
      <dl className={cx('transition-opacity', isRenewing && 'opacity-50')}>
        <TotalRows rows={rows} total={{ label: texts.orderTotal, amount: totals.total }} />
      </dl>
      {isSalesTaxFree(country) && !quote.is_tax_estimated && !quote.certificate && (
        <p className="mt-3 text-sm text-ink-soft">{texts.salesTaxNone}</p>
      )}
      {quote.is_taxed_on_import && (
        <p className="mt-3 text-sm text-ink-soft">{importNote(country.tax_title)}</p>
      )}
      <VisuallyHidden role="status">
        {isRenewing ? texts.updating : texts.updated(totals.total)}
      </VisuallyHidden>
    </div>
  )
}

/** Outside the US, a tax rate of zero means that no tax is due. */
function isSalesTaxFree({ code, taxes }: Country): boolean {
  return code === 'US' && taxes.length === 0
}
