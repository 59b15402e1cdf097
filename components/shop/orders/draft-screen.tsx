import { useState } from 'react'

import { PostalLines } from '@/components/account/addresses/postal-lines'
import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { LinkButton } from '@/components/kit/ui/link-button'
import { Price } from '@/components/kit/ui/price'
import { Skeleton } from '@/components/kit/ui/skeleton'
import { GuaranteeDisclosure } from '@/components/shop/goods/guarantee-disclosure'
import { OrderReview } from '@/components/shop/goods/order-review'
import {
  useDraftOrder,
  useDraftPayment,
  type DraftOrder,
} from '@/hooks/shop/orders/use-draft-order'
import { orders as ordersText } from '@/messages/shop/orders/orders'
import { draftOrder as texts } from '@/messages/shop/orders/draft-order'
import { toSentence } from '@/messages/kit/errors'

import { DraftTotals } from './draft-totals'
import { LegalLinks } from './legal-links'

interface DraftScreenProps {
  id: string
  draftKey: string
}

export function DraftScreen({ id, draftKey }: DraftScreenProps) {
  const { state, retry } = useDraftOrder(id, draftKey)
  return (
    <div className="wrap min-h-dvh flex-1 py-10 lg:py-16">
      <h1 className="mb-6 text-3xl">{texts.title}</h1>
      {state.status === 'loading' && <Skeleton className="h-80 w-full max-w-2xl" />}
      {state.status === 'failed' && (
        <ErrorNotice sentence={toSentence(state.error)} onRetry={retry} className="max-w-xl" />
      )}
      {state.status === 'ready' && (
        <Loaded draft={state.data} draftKey={draftKey} onRenew={retry} />
      )}
    </div>
  )
}

interface LoadedProps {
  draft: DraftOrder
  draftKey: string
  onRenew: () => void
}

function Loaded({ draft, draftKey, onRenew }: LoadedProps) {
  const { state, quote, problem, order, expires_at } = draft
  if (state !== 'open' || !quote) {
    return (
      <div className="flex max-w-xl flex-col items-start gap-6">
        <p className="text-lg">{state === 'open' ? problem : texts.closed(state)}</p>
        {order && (
          <LinkButton href={`/orders/${order.number}/${order.key}`}>{texts.toOrder}</LinkButton>
        )}
      </div>
    )
  }
  return (
    <div className="grid max-w-5xl items-start gap-12 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-8">
        <p className="text-lg">{texts.lead(expires_at.slice(0, 10))}</p>
        <section aria-labelledby="draft-items">
          <h2 id="draft-items" className="text-xl">
            {texts.items}
          </h2>
          <ul className="mt-3 border-t border-line">
            {quote.lines.map(({ title, detail, count, total }, index) => (
              <li key={index} className="flex justify-between gap-4 border-b border-line py-3">
                <span className="min-w-0 break-words">
                  {texts.line(count, title)}
                  <span className="block text-ink-soft">{detail}</span>
                </span>
                <Price amount={total} />
              </li>
            ))}
          </ul>
        </section>
        <Address address={draft.address} />
      </div>
      <div className="flex min-w-0 flex-col gap-8">
        <DraftTotals quote={quote} />
        <GuaranteeDisclosure country={draft.country_code} className="" />
        <Payment {...{ draft, draftKey, onRenew, quote }} />
      </div>
    </div>
  )
}

function Address({ address }: Pick<DraftOrder, 'address'>) {
  return (
    <section aria-labelledby="draft-address">
      <h2 id="draft-address" className="text-xl">
        {texts.deliverTo}
      </h2>
      <address className="mt-3 not-italic">
        <PostalLines lines={address.lines} />
      </address>
      <p className="mt-3 text-ink-soft">{texts.wrong}</p>
    </section>
  )
}

type PaymentProps = LoadedProps & { quote: NonNullable<DraftOrder['quote']> }

function Payment({ draft, draftKey, quote, onRenew }: PaymentProps) {
  const { lines, totals } = quote
  const [chosen, setChosen] = useState(draft.providers[0]?.id ?? '')
  const { pay, isLeaving, error } = useDraftPayment(String(draft.id), draftKey)
  return (
    <section aria-labelledby="draft-payment">
      <h2 id="draft-payment" className="text-xl">
        {texts.payment}
      </h2>
      <fieldset className="mt-3 flex flex-col gap-2">
        <legend className="sr-only">{texts.payment}</legend>
        {draft.providers.map(({ id, title, note }) => (
          <label key={id} className="flex gap-3 rounded border border-line px-4 py-3">
            <input
              type="radio"
              name="provider"
              value={id}
              checked={id === chosen}
              onChange={() => setChosen(id)}
              className="mt-1 size-4 accent-ink"
            />
            <span>
              {title}
              <span className="block text-sm text-ink-soft">{note}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {error && <ErrorNotice sentence={toSentence(error)} onRetry={onRenew} className="mt-4" />}
      <p className="mt-6 text-sm text-ink-soft">{ordersText.madeUnder}</p>
      <LegalLinks terms={draft.documents} opensTab />
      <OrderReview lines={lines} total={totals.total} />
      <Button
        size="large"
        isLoading={isLeaving}
        onClick={() => void pay(chosen, draft, totals.total)}
      >
        {texts.pay(totals.total)}
      </Button>
    </section>
  )
}
