import { useState } from 'react'

import { Loaded } from '@/components/kit/ui/loaded'
import { useBookkeeping } from '@/hooks/office/payment/use-bookkeeping'
import { useMay } from '@/hooks/office/kit/use-permissions'

import { Books } from './books'
import { RefundForm } from './refund-form'
import { Waiting } from './waiting'

export function BookkeepingScreen() {
  const { state, retry, renew } = useBookkeeping()
  const [news, setNews] = useState('')
  const may = useMay()
  const onDone = (sentence: string) => {
    setNews(sentence)
    renew()
  }
  return (
    <>
      <p role="status" className="min-h-6 font-medium">
        {news}
      </p>
      <Loaded state={state} onRetry={retry}>
        {(overview) => (
          <div className="flex flex-col gap-8">
            <Waiting overview={overview} onDone={onDone} />
            {may('payments.refund') && <RefundForm onDone={onDone} />}
            <Books overview={overview} />
          </div>
        )}
      </Loaded>
    </>
  )
}
