import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { Webhook } from '@/contract/office/webhooks/webhooks'
import { useModal } from '@/hooks/kit/use-modal'
import { useWebhookChanges, useWebhookSecret } from '@/hooks/office/webhooks/use-webhooks'
import { toSentence } from '@/messages/kit/errors'
import { rotateDialog, webhooks as texts } from '@/messages/office/webhooks/webhooks'
import { useState } from 'react'

/** Says why nothing is received. */
export function WebhookNotice({ webhook }: { webhook: Webhook }) {
  const { state, paused_at, failing_since } = webhook
  if (paused_at) return <p className="mb-3 text-warn">{texts.pausedSince(paused_at)}</p>
  if (state !== 'failing' || !failing_since) return null
  return <p className="mb-3 text-bad">{texts.failingSince(failing_since)}</p>
}

interface WebhookActionsProps {
  webhook: Webhook
  onDone: (changed: Webhook) => void
}

export function WebhookActions({ webhook, onDone }: WebhookActionsProps) {
  const { id, name, state } = webhook
  const { pause, resume, rotate } = useWebhookChanges(id)
  const { ask } = useModal()
  const act = async (action: typeof pause) => {
    const done = await action.run()
    if (done) onDone(done.answer)
  }
  const onRotate = async () => {
    if (await ask(rotateDialog(name))) await act(rotate)
  }
  const flow = state === 'paused' ? resume : pause
  const error = pause.error ?? resume.error ?? rotate.error
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        isLoading={flow.isRunning}
        onClick={() => void act(flow)}
      >
        {state === 'paused' ? texts.resume : texts.pause}
      </Button>
      <Button
        variant="secondary"
        size="small"
        isLoading={rotate.isRunning}
        onClick={() => void onRotate()}
      >
        {texts.rotate}
      </Button>
      {error && <ErrorNotice sentence={toSentence(error)} className="w-full" />}
    </>
  )
}

export function WebhookSecret({ webhook }: { webhook: Webhook }) {
  const { id, secret_end, previous_until } = webhook
  const { run, isRunning, error } = useWebhookSecret(id)
  const [shown, setShown] = useState<string | null>(null)
  const { title, text, end, show, previous } = texts.secret
  return (
    <section aria-label={title} className="mt-6 border-t border-line pt-4">
      <h3 className="font-medium">{title}</h3>
      <p className="text-ink-soft">{text}</p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {shown === null ? (
          <>
            <span>{end(secret_end)}</span>
            <Button
              variant="secondary"
              size="small"
              isLoading={isRunning}
              onClick={() => void run().then((done) => done && setShown(done.answer))}
            >
              {show}
            </Button>
          </>
        ) : (
          <p className="font-mono break-all select-all">{shown}</p>
        )}
      </div>
      {previous_until && <p className="mt-2 text-ink-soft">{previous(previous_until)}</p>}
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-3 max-w-xl" />}
    </section>
  )
}
