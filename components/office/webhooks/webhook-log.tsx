import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { CompactSelect } from '@/components/office/kit/compact-select'
import { RowsPlaceholder } from '@/components/office/kit/list-parts'
import type { DeliveryState } from '@/domain/office/webhooks/delivery'
import { useWebhookLog } from '@/hooks/office/webhooks/use-webhooks'
import { toSentence } from '@/messages/kit/errors'
import { DELIVERY_FILTERS, webhooks } from '@/messages/office/webhooks/webhooks'

import { DeliveryRow } from './delivery-row'

const texts = webhooks.log

/** What was sent to a webhook, and a button that sends a test. */
export function WebhookLog({ id, onChanged }: { id: string; onChanged: () => void }) {
  const log = useWebhookLog(id, onChanged)
  const { list, state, renew } = log
  return (
    <section aria-label={texts.title} className="mt-6 border-t border-line pt-4">
      <LogHead {...log} />
      <Loaded state={list.state} onRetry={list.retry} placeholder={<RowsPlaceholder />}>
        {({ deliveries, next }) => (
          <>
            {deliveries.length === 0 && (
              <p className="text-ink-soft">{state === '' ? texts.none : texts.noMatch}</p>
            )}
            <ul>
              {deliveries.map((row) => (
                <DeliveryRow key={row.id} {...{ id, row }} onResent={renew} />
              ))}
            </ul>
            <LogPages {...log} next={next} />
          </>
        )}
      </Loaded>
    </section>
  )
}

type Log = ReturnType<typeof useWebhookLog>

function LogHead({ renew, test, state, filter }: Log) {
  const [outcome, setOutcome] = useState<string | null>(null)
  const onTest = async () => {
    setOutcome(null)
    const done = await test.run()
    if (!done) return
    const { error } = done.answer
    setOutcome(error === null ? texts.tested : texts.testFailed(error))
    renew()
  }
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h3 className="font-medium">{texts.title}</h3>
        <div className="flex flex-wrap items-end gap-3">
          <CompactSelect
            label={texts.filter}
            value={state}
            options={DELIVERY_FILTERS}
            onChange={({ target }) => filter(target.value as DeliveryState | '')}
          />
          <Button variant="secondary" size="small" onClick={renew}>
            {texts.refresh}
          </Button>
          <Button
            variant="secondary"
            size="small"
            isLoading={test.isRunning}
            onClick={() => void onTest()}
          >
            {texts.test}
          </Button>
        </div>
      </div>
      <p role="status" className="my-2 min-h-5 font-medium">
        {outcome}
      </p>
      {test.error && <ErrorNotice sentence={toSentence(test.error)} className="mb-3 max-w-xl" />}
    </>
  )
}

function LogPages({ after, setAfter, next }: Log & { next: string | null }) {
  return (
    <div className="mt-3 flex gap-3">
      {after !== null && (
        <Button variant="secondary" size="small" onClick={() => setAfter(null)}>
          {texts.newest}
        </Button>
      )}
      {next !== null && (
        <Button variant="secondary" size="small" onClick={() => setAfter(next)}>
          {texts.older}
        </Button>
      )}
    </div>
  )
}
