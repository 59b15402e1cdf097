import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { LinkButton } from '@/components/kit/ui/link-button'
import { Price } from '@/components/kit/ui/price'
import { Skeleton } from '@/components/kit/ui/skeleton'
import {
  usePriceDifference,
  useDifferencePayment,
  type PriceDifference,
} from '@/hooks/shop/orders/use-price-difference'
import { differences as texts } from '@/messages/shop/orders/differences'
import { toSentence } from '@/messages/kit/errors'

interface DifferenceScreenProps {
  id: string
  differenceKey: string
}

export function DifferenceScreen({ id, differenceKey }: DifferenceScreenProps) {
  const { state, retry } = usePriceDifference(id, differenceKey)
  const title = state.status === 'ready' ? texts.title(state.data.order_number) : texts.pageTitle
  return (
    <div className="wrap min-h-dvh flex-1 py-10 lg:py-16">
      <h1 className="mb-6 text-3xl">{title}</h1>
      {state.status === 'loading' && <Skeleton className="h-80 w-full max-w-2xl" />}
      {state.status === 'failed' && (
        <ErrorNotice sentence={toSentence(state.error)} onRetry={retry} className="max-w-xl" />
      )}
      {state.status === 'ready' && (
        <Loaded difference={state.data} differenceKey={differenceKey} onRenew={retry} />
      )}
    </div>
  )
}

interface LoadedProps {
  difference: PriceDifference
  differenceKey: string
  onRenew: () => void
}

function Loaded(props: LoadedProps) {
  const { state, expires_at, last_payment } = props.difference
  const isOpen = state === 'open'
  return (
    <div className="flex max-w-5xl flex-col gap-8">
      <div className="flex max-w-prose flex-col gap-3 text-lg">
        <p>{isOpen ? texts.lead(expires_at.slice(0, 10)) : texts.closed(state)}</p>
        {last_payment === 'returned' && <p role="status">{texts.returned}</p>}
        {isOpen && last_payment === 'declined' && <p role="status">{texts.declined}</p>}
        {isOpen && last_payment === 'processing' && <p role="status">{texts.processing}</p>}
      </div>
      <div className="grid items-start gap-12 lg:grid-cols-2">
        <Change {...props.difference} />
        <div className="flex min-w-0 flex-col gap-8">
          <Amounts {...props.difference} />
          {isOpen && last_payment !== 'processing' && <Payment {...props} />}
        </div>
      </div>
      <OrderLink {...props.difference} />
    </div>
  )
}

function OrderLink({ order_number, order_key }: PriceDifference) {
  return (
    <p>
      <LinkButton href={`/orders/${order_number}/${order_key}`} variant="secondary">
        {texts.toOrder}
      </LinkButton>
    </p>
  )
}

function Change({ title, count, before, after, changes }: PriceDifference) {
  return (
    <section aria-labelledby="difference-change" className="min-w-0">
      <h2 id="difference-change" className="text-xl">
        {texts.bikes(count, title)}
      </h2>
      {before === after ? (
        <p className="mt-3 border-y border-line py-3 break-words">{before}</p>
      ) : (
        <dl className="mt-3 border-t border-line">
          {[
            { term: texts.before, text: before },
            { term: texts.after, text: after },
          ].map(({ term, text }) => (
            <div key={term} className="border-b border-line py-3">
              <dt className="text-ink-soft">{term}</dt>
              <dd className="break-words">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <h3 className="mt-6 font-medium">{texts.changes}</h3>
      <ul className="mt-2 list-disc pl-5">
        {changes.map((change) => (
          <li key={change} className="break-words">
            {change}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Amounts({ net, tax, tax_title, due }: PriceDifference) {
  return (
    <section aria-labelledby="difference-amounts">
      <h2 id="difference-amounts" className="text-xl">
        {texts.difference}
      </h2>
      <dl className="mt-3 border-t border-line">
        {[
          { term: texts.net, amount: net },
          ...(tax > 0 ? [{ term: tax_title, amount: tax }] : []),
          { term: texts.due, amount: due },
        ].map(({ term, amount }) => (
          <div key={term} className="flex justify-between gap-4 border-b border-line py-3">
            <dt>{term}</dt>
            <dd>
              <Price amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Payment({ difference, differenceKey, onRenew }: LoadedProps) {
  const { id, providers, due } = difference
  const [chosen, setChosen] = useState(providers[0]?.id ?? '')
  const { pay, isLeaving, error } = useDifferencePayment(String(id), differenceKey)
  if (providers.length === 0) return <p>{texts.noProvider}</p>
  return (
    <section aria-labelledby="difference-payment">
      <h2 id="difference-payment" className="text-xl">
        {texts.payment}
      </h2>
      <fieldset className="mt-3 flex flex-col gap-2">
        <legend className="sr-only">{texts.payment}</legend>
        {providers.map((provider) => (
          <label key={provider.id} className="flex gap-3 rounded border border-line px-4 py-3">
            <input
              type="radio"
              name="provider"
              value={provider.id}
              checked={provider.id === chosen}
              onChange={() => setChosen(provider.id)}
              className="mt-1 size-4 accent-ink"
            />
            <span>
              {provider.title}
              <span className="block text-sm text-ink-soft">{provider.note}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {error && <ErrorNotice sentence={toSentence(error)} onRetry={onRenew} className="mt-4" />}
      <Button size="large" className="mt-6" isLoading={isLeaving} onClick={() => void pay(chosen)}>
        {texts.pay(due)}
      </Button>
    </section>
  )
}
