import { useState } from 'react'

import { Disclosure } from '@/components/kit/ui/disclosure'
import { ShipTo } from '@/components/shop/goods/ship-to'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Price } from '@/components/kit/ui/price'
import { Skeleton } from '@/components/kit/ui/skeleton'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import type { QuotedCart } from '@/contract/shop/cart/cart'
import type { ApiError } from '@/contract/kit/errors'
import { useCartEstimate } from '@/hooks/shop/cart/use-cart-estimate'
import { useCountries } from '@/hooks/shop/countries/use-countries'
import { useIsSlow } from '@/hooks/kit/use-is-slow'
import { importNote, taxRow } from '@/messages/shop/goods/price-note'
import { cartPanel as texts } from '@/messages/shop/cart/cart-panel'
import { toSentence } from '@/messages/kit/errors'
import { dateLong } from '@/utils/format'

/**
 * Delivery and tax by country, collapsed (spec §2: a guest's summary has neither). Requested with the panel even
 * while collapsed: the response corrects prices and reports items that can't be bought.
 */
export function CartEstimate({ isWanted }: { isWanted: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const { quote, status, error, retry } = useCartEstimate(isWanted)
  const places = useCountries(isWanted && isOpen)
  const isSlow = useIsSlow(isOpen && status === 'loading')
  const isFaulty = status === 'failed' && error !== null
  const country = places.country?.title ?? null
  return (
    <section aria-labelledby="cart-estimate">
      {isFaulty && (isOpen || !isWorthRetrying(error)) && (
        <ErrorNotice
          sentence={toSentence(error)}
          {...(isWorthRetrying(error) ? { onRetry: retry } : {})}
          className="mt-6"
        />
      )}
      <Disclosure
        title={
          <h3 id="cart-estimate" className="text-base">
            {texts.estimateFor(isOpen ? country : null)}
          </h3>
        }
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        {isOpen && <ShipTo label={texts.deliveryTo} />}
        {isOpen && !isFaulty && <Amounts quote={quote} isLoading={status !== 'ready'} />}
        <p role="status" className="mt-3 text-sm text-ink-soft">
          {isSlow && texts.slow}
          <VisuallyHidden>{isOpen && announcement(quote, status, country)}</VisuallyHidden>
        </p>
      </Disclosure>
    </section>
  )
}

/** Errors caused by the cart itself won't go away on a retry. */
function isWorthRetrying(error: ApiError): boolean {
  return error.kind !== 'problem' || error.status >= 500 || error.status === 429
}

function announcement(quote: QuotedCart | null, status: string, country: string | null): string {
  if (status === 'loading') return texts.estimating
  if (status !== 'ready' || !quote || !country) return ''
  return texts.estimated(country, quote.totals.total)
}

/** While a new quote is loading, the last one stays visible but dimmed, to avoid a layout shift. */
function Amounts({ quote, isLoading }: { quote: QuotedCart | null; isLoading: boolean }) {
  if (!quote) {
    return (
      <div className="mt-4 flex flex-col gap-3">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    )
  }
  const { totals, shown, automatic, is_tax_estimated, is_taxed_on_import } = quote
  const { delivery_date, delivery_cause } = quote
  const rows = [
    {
      label: automatic?.free_shipping ? texts.shippingFree(automatic.code) : texts.shipping,
      amount: shown.shipping,
    },
    { label: taxRow(totals.tax_title, shown.includes_tax, is_tax_estimated), amount: totals.tax },
    { label: texts.total, amount: totals.total },
  ]
  return (
    <div aria-busy={isLoading} className={isLoading ? 'opacity-50' : undefined}>
      <dl className="mt-4">
        {rows.map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-4 py-1">
            <dt>{label}</dt>
            <dd>
              <Price amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
      {is_taxed_on_import && (
        <p className="mt-2 text-sm text-ink-soft">{importNote(totals.tax_title)}</p>
      )}
      <p className="mt-2 text-sm text-ink-soft">
        {texts.readyBy(dateLong(delivery_date), delivery_cause)}
      </p>
    </div>
  )
}
