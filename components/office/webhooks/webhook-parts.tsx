import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { Webhook } from '@/contract/office/webhooks/webhooks'
import { useModal } from '@/hooks/kit/use-modal'
import { useWebhookFlow, useWebhookSecret } from '@/hooks/office/webhooks/use-webhooks'
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
  const { id, state } = webhook
  const { pause, resume } = useWebhookFlow(id)
  const flow = state === 'paused' ? resume : pause
  const error = pause.error ?? resume.error
  const act = async () => {
    const done = await flow.run()
    if (done) onDone(done.answer)
  }
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        isLoading={flow.isRunning}
        onClick={() => void act()}
      >
        {state === 'paused' ? texts.resume : texts.pause}
      </Button>
      {error && <ErrorNotice sentence={toSentence(error)} className="w-full" />}
    </>
  )
}

interface WebhookSecretProps {
  webhook: Webhook
  onChanged: () => void
}

/** The secret that signs: shown on demand, and replaced. */
export function WebhookSecret({ webhook, onChanged }: WebhookSecretProps) {
  const { id, name, secret_end, previous_until } = webhook
  const { read, rotate } = useWebhookSecret(id)
  const { ask } = useModal()
  const [shown, setShown] = useState<string | null>(null)
  const { title, text, end, show, previous } = texts.secret
  const error = read.error ?? rotate.error
  const onShow = async () => {
    const done = await read.run()
    if (done) setShown(done.answer)
  }
  const onRotate = async () => {
    if (!(await ask(rotateDialog(name)))) return
    if (!(await rotate.run())) return
    onChanged()
    await onShow()
  }
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
              isLoading={read.isRunning}
              onClick={() => void onShow()}
            >
              {show}
            </Button>
          </>
        ) : (
          <p className="font-mono break-all select-all">{shown}</p>
        )}
        <Button
          variant="secondary"
          size="small"
          isLoading={rotate.isRunning}
          onClick={() => void onRotate()}
        >
          {texts.secret.rotate}
        </Button>
      </div>
      {previous_until && <p className="mt-2 text-ink-soft">{previous(previous_until)}</p>}
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-3 max-w-xl" />}
    </section>
  )
}
