import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Price } from '@/components/kit/ui/price'
import { Select } from '@/components/kit/ui/select'
import { Skeleton } from '@/components/kit/ui/skeleton'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import type { ApiError } from '@/contract/kit/errors'
import {
  useGoodsDelivery,
  type DeliveredPrice as Answer,
} from '@/hooks/shop/goods/use-goods-delivery'
import { useIsSlow } from '@/hooks/kit/use-is-slow'
import { countries as countryTexts } from '@/messages/shop/countries/countries'
import { toSentence } from '@/messages/kit/errors'
import { goodsFacts } from '@/messages/shop/goods/goods-facts'
import { taxRow } from '@/messages/shop/goods/price-note'
import { dateLong } from '@/utils/format'

const texts = goodsFacts.delivered

export interface DeliveredPriceProps {
  product: number
  variant?: string | undefined
  /** Amount of a gift card, in dollars. */
  amount?: number | undefined
  /** Server-rendered quote for the default country. */
  initial?: Answer | null
  note?: string
}

/** Delivered price of one unit, without a cart (spec §7: shipping-calculator). */
export function DeliveredPrice({ product, variant, amount, initial, note }: DeliveredPriceProps) {
  const {
    state,
    retry,
    place: destination,
  } = useGoodsDelivery({ product, variant, amount }, initial)
  const isSlow = useIsSlow(state.status === 'loading')
  return (
    <div>
      <CountryChoice destination={destination} initial={initial ?? null} />
      {state.status === 'failed' && (
        <ErrorNotice
          sentence={toSentence(state.error)}
          {...(isWorthRetrying(state.error) ? { onRetry: retry } : {})}
          className="mt-4"
        />
      )}
      {state.status === 'loading' && <Waiting />}
      {state.status === 'ready' && <Amounts delivered={state.data} note={note} />}
      <p role="status" className="text-sm text-ink-soft">
        {isSlow && texts.slow}
        <VisuallyHidden>
          {state.status === 'loading' && texts.waiting}
          {state.status === 'ready' && state.data.is_deliverable && texts.announce(state.data)}
        </VisuallyHidden>
      </p>
    </div>
  )
}

/** Errors caused by the product itself won't go away on a retry. */
function isWorthRetrying(error: ApiError): boolean {
  return error.kind !== 'problem' || error.status >= 500 || error.status === 429
}

type DeliveryContext = ReturnType<typeof useGoodsDelivery>['place']

/** Country select, whose list is lazy-loaded on first use. */
function CountryChoice({
  destination,
  initial,
}: {
  destination: DeliveryContext
  initial: Answer | null
}) {
  const { countries, countryId, status, error, choose, load } = destination
  const alone = [
    { value: countryId, title: initial?.country_id === countryId ? initial.country : '…' },
  ]
  return (
    <div onPointerEnter={load} onFocus={load}>
      <Select
        label={texts.deliveryTo}
        value={countryId}
        onChange={(event) => choose(Number(event.target.value))}
        options={
          countries.length > 0 ? countries.map(({ id, title }) => ({ value: id, title })) : alone
        }
        aria-busy={status === 'loading' || undefined}
      />
      {status === 'failed' && (
        <ErrorNotice sentence={countryTexts.failed(error)} onRetry={load} className="mt-3" />
      )}
    </div>
  )
}

/** Placeholder as tall as the quote, to avoid a layout shift. */
function Waiting() {
  return (
    <div className="mt-4 flex flex-col gap-3 pb-12">
      <Skeleton />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  )
}

function Amounts({ delivered, note }: { delivered: Answer; note?: string | undefined }) {
  if (!delivered.is_deliverable) {
    return <p className="mt-4 border-l-2 border-warn bg-surface px-4 py-3">{delivered.reason}</p>
  }
  const { shown } = delivered
  const isDigital = delivered.way === 'email'
  const rows = [
    { label: texts.price, amount: shown.price },
    { label: isDigital ? texts.free : texts.shipping, amount: shown.shipping },
    { label: taxRow(delivered.tax_title, shown.includes_tax), amount: delivered.tax },
    { label: isDigital ? texts.totalDigital : texts.total, amount: delivered.total },
  ]
  return (
    <>
      <dl className="mt-4">
        {rows.map(({ label, amount }) => (
          <div
            key={label}
            className="flex justify-between gap-4 border-line py-1.5 last:border-t last:pt-2.5 last:font-semibold"
          >
            <dt>{label}</dt>
            <dd>
              <Price amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm">
        {!isDigital && delivered.delivery_date && (
          <span className="block font-medium">
            {texts.arrives(dateLong(delivered.delivery_date))}
          </span>
        )}
        <span className="text-ink-soft">{texts.days(delivered)}</span>
        {note && <span className="block text-ink-soft">{note}</span>}
      </p>
    </>
  )
}
