import { useState } from 'react'

import { Loaded } from '@/components/ui/loaded'
import { useRequest } from '@/hooks/use-request'
import { bookkeeping as texts } from '@/messages/bookkeeping'

import { Books } from './books'
import { RefundForm } from './refund-form'
import { Waiting } from './waiting'

/** Payments as administrators see them: what waits for a person, a refund, and how the books stand. */
export function BookkeepingScreen() {
  const { state, retry, renew } = useRequest('payments', ({ bookkeeping }) =>
    bookkeeping.overview(),
  )
  const [news, setNews] = useState('')
  const onDone = (sentence: string) => {
    setNews(sentence)
    renew()
  }
  return (
    <div className="wrap flex-1 py-8 lg:py-14">
      <h1 className="text-4xl">{texts.title}</h1>
      <p className="mt-3 max-w-read text-ink-soft">{texts.lead}</p>
      <p role="status" className="mt-4 min-h-6 font-medium">
        {news}
      </p>
      <Loaded state={state} onRetry={retry}>
        {(overview) => (
          <div className="mt-4 flex flex-col gap-12">
            <Waiting overview={overview} onDone={onDone} />
            <RefundForm onDone={onDone} />
            <Books overview={overview} />
          </div>
        )}
      </Loaded>
    </div>
  )
}
