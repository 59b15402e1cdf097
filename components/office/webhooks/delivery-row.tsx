import { useState } from 'react'

import { Badge } from '@/components/kit/ui/badge'
import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { useWebhookDelivery, type WebhookDeliveryRow } from '@/hooks/office/webhooks/use-webhooks'
import { toSentence } from '@/messages/kit/errors'
import { webhooks } from '@/messages/office/webhooks/webhooks'

import { CodeBlock } from '@/components/kit/ui/code-block'

const texts = webhooks.log
const BADGES = { waiting: 'warn', delivered: 'ok', failed: 'bad' } as const

interface DeliveryRowProps {
  /** Of the webhook. */
  id: string
  row: WebhookDeliveryRow
  onResent: () => void
}

/** A delivery in the log; opens its request and the answer. */
export function DeliveryRow({ id, row, onResent }: DeliveryRowProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="border-t border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex min-h-touch w-full flex-wrap items-center gap-x-4 gap-y-1 py-2 text-left hover:bg-ink/3 lg:min-h-dense"
        onClick={() => setOpen(!isOpen)}
      >
        <Badge kind={BADGES[row.state]}>{texts.stateOf(row.state)}</Badge>
        <span className="font-mono text-xs">{row.event}</span>
        <span className="text-ink-soft">{row.subject}</span>
        <span className="text-ink-soft md:ml-auto">{texts.outcome(row)}</span>
        <span className="text-ink-soft">{texts.at(row)}</span>
      </button>
      {isOpen && <DeliveryDetail {...{ id, row, onResent }} />}
    </li>
  )
}

function DeliveryDetail({ id, row, onResent }: DeliveryRowProps) {
  const { state, retry, resend } = useWebhookDelivery(id, row.id)
  const [isResent, setResent] = useState(false)
  const onResend = async () => {
    if (!(await resend.run())) return
    setResent(true)
    onResent()
  }
  return (
    <div className="pb-4">
      {row.due_at && row.tries > 0 && <p>{texts.next(row.due_at)}</p>}
      {row.tried_at && <p className="text-ink-soft">{texts.tried(row.tried_at)}</p>}
      <p className="font-mono text-xs break-all text-ink-soft">{texts.id(row.message_id)}</p>
      <Loaded state={state} onRetry={retry}>
        {({ body, answer }) => (
          <>
            <h4 className="mt-2 font-medium">{texts.request}</h4>
            <CodeBlock label={texts.request} text={pretty(body)} />
            <h4 className="font-medium">{texts.answer}</h4>
            {row.error && <p>{row.error}</p>}
            {answer ? (
              <CodeBlock label={texts.answer} text={answer} />
            ) : (
              <p className="text-ink-soft">
                {row.status === null ? texts.noAnswer : texts.emptyAnswer}
              </p>
            )}
            <div className="mt-2 flex flex-wrap items-center gap-3">
              <Button
                variant="secondary"
                size="small"
                isLoading={resend.isRunning}
                onClick={() => void onResend()}
              >
                {texts.resend}
              </Button>
              <p role="status">{isResent && texts.resent}</p>
            </div>
            {resend.error && (
              <ErrorNotice sentence={toSentence(resend.error)} className="mt-3 max-w-xl" />
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}

const pretty = (body: string) => JSON.stringify(JSON.parse(body), null, 2)
