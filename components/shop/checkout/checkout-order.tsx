import type { ReactNode } from 'react'

import { GoodsPicture } from '@/components/shop/goods/goods-picture'
import { LineLaw } from '@/components/shop/goods/line-law'
import { PriceChanges } from '@/components/shop/goods/price-changes'
import { cx } from '@/components/kit/ui/cx'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Price } from '@/components/kit/ui/price'
import type { QuotedLine } from '@/contract/shop/cart/cart'
import type { CheckoutData, CheckoutLoad } from '@/hooks/shop/checkout/use-checkout'
import { useLineFix } from '@/hooks/shop/cart/use-line-fix'
import { checkout as texts } from '@/messages/shop/checkout/checkout'
import { lineFacts } from '@/messages/shop/goods/line-facts'
import { dateLong } from '@/utils/format'

import { CheckoutPromo } from './checkout-promo'
import { CheckoutTotals } from './checkout-totals'

interface CheckoutOrderProps {
  checkout: CheckoutData
  load: CheckoutLoad
  onPromo: (code: string) => void
  below?: ReactNode | undefined
  className: string
}

/** Items and costs, shown above the first field for personal data. */
export function CheckoutOrder(props: CheckoutOrderProps) {
  const { checkout, load, onPromo, below, className } = props
  const { quote } = checkout
  return (
    <section
      aria-labelledby="checkout-order"
      className={cx('rounded-lg bg-surface p-6 lg:p-8', className)}
    >
      <h2 id="checkout-order" className="text-xl">
        {texts.order}
      </h2>
      <div role="status">
        <PriceChanges
          drifts={load.drifts}
          sentenceOf={texts.priceChanged}
          onAcknowledge={load.acknowledgeDrifts}
          className="mt-4"
        />
      </div>
      <ul className="mt-4 border-t border-line">
        {quote.lines.map((line, index) => (
          <OrderLine key={`${line.product_id}-${index}`} line={line} />
        ))}
      </ul>
      {load.error && (
        <ErrorNotice
          sentence={texts.notRenewed(load.error)}
          onRetry={load.retry}
          isRetrying={load.isRenewing}
          className="my-4 border border-line"
        />
      )}
      <CheckoutTotals
        quote={quote}
        country={checkout.country}
        promo={checkout.promo}
        isRenewing={load.isRenewing}
      />
      {below}
      <CheckoutPromo checkout={checkout} onApply={onPromo} isRenewing={load.isRenewing} />
      <dl className="mt-6 border-t border-line pt-5">
        <dt className="font-semibold">{texts.delivery}</dt>
        <dd>{texts.deliveryDate(dateLong(quote.delivery_date))}</dd>
        {quote.delivery_cause && <dd className="text-sm text-ink-soft">{quote.delivery_cause}</dd>}
        {quote.assembly && (
          <dd className="text-sm text-ink-soft">
            {texts.assemblyFetch(quote.assembly.title, quote.assembly.address)}
          </dd>
        )}
      </dl>
    </section>
  )
}

function OrderLine({ line }: { line: QuotedLine }) {
  const { title, count, shown_total_price, options } = line
  const takeFix = useLineFix()
  const facts = lineFacts(line)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line py-4">
      <GoodsPicture {...line} version={[options.color, options.size]} className="w-20 sm:w-36" />
      <div className="min-w-24 flex-1">
        <p className="font-semibold">
          <span className="mr-2 figures font-normal">{texts.quantity(count)}</span>
          {title}
        </p>
        {facts && <p className="text-sm text-ink-soft">{facts}</p>}
      </div>
      {!line.is_gone && <Price amount={shown_total_price} className="ml-auto" />}
      <LineLaw
        problem={line.problem}
        fix={line.fix}
        onTake={(fix) => takeFix(line, fix)}
        className="w-full"
      />
    </li>
  )
}
