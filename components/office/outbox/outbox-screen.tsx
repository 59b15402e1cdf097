import { Badge } from '@/components/kit/ui/badge'
import { Button } from '@/components/kit/ui/button'
import { Disclosure } from '@/components/kit/ui/disclosure'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Skeleton } from '@/components/kit/ui/skeleton'
import type { WireMail } from '@/contract/office/outbox/outbox'
import { useOutbox } from '@/hooks/office/outbox/use-outbox'
import { useReaderTime } from '@/hooks/kit/use-reader-time'
import { toSentence } from '@/messages/kit/errors'
import { outbox as texts } from '@/messages/shop/orders/orders'

import { MailText } from './mail-text'

/** Outgoing emails on a development machine; elsewhere, says that the outbox is disabled. */
export function OutboxScreen() {
  const { state, renew, retry } = useOutbox()
  const isClosed =
    state.status === 'failed' && state.error.kind === 'problem' && state.error.status === 404
  if (isClosed) {
    return (
      <div className="wrap flex-1 py-10 lg:py-16">
        <h1 className="text-3xl">{texts.closed}</h1>
        <p className="mt-6">{texts.closedHint}</p>
      </div>
    )
  }
  return (
    <div className="wrap flex-1 py-10 lg:py-16">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">{texts.title}</h1>
        <Button size="small" variant="secondary" onClick={renew}>
          {texts.renew}
        </Button>
      </div>
      <p className="mt-3 max-w-read text-ink-soft">{texts.lead}</p>
      <div className="mt-10">
        {state.status === 'loading' && <Loading />}
        {state.status === 'failed' && (
          <ErrorNotice sentence={toSentence(state.error)} onRetry={retry} />
        )}
        {state.status === 'ready' && state.data.length === 0 && <p>{texts.empty}</p>}
        {state.status === 'ready' && state.data.map((mail) => <Mail key={mail.id} mail={mail} />)}
      </div>
    </div>
  )
}

function Loading() {
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {texts.loading}
      </p>
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-full" />
    </div>
  )
}

const KINDS = {
  queued: 'plain',
  sent: 'ok',
  failed: 'bad',
  dropped: 'warn',
  stale: 'warn',
  discarded: 'plain',
} as const

function Mail({ mail }: { mail: WireMail }) {
  const { moment } = useReaderTime()
  return (
    <article aria-labelledby={`mail-${mail.id}`} className="border-t border-line py-8">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={`mail-${mail.id}`} className="text-lg">
          {mail.subject}
        </h2>
        <Badge kind={KINDS[mail.status]}>{texts.status[mail.status]}</Badge>
      </div>
      <p className="mt-1 text-sm break-all text-ink-soft">
        {texts.to} {mail.recipient} ·{' '}
        <time dateTime={mail.created_at}>{moment(mail.created_at)}</time>
      </p>
      {mail.attachments.length > 0 && (
        <p className="mt-1 text-sm text-ink-soft">{texts.attached(mail.attachments)}</p>
      )}
      <MailText text={mail.text} />
      <Disclosure title={texts.source} className="mt-4 max-w-4xl border-t">
        <pre
          tabIndex={0}
          aria-label={texts.source}
          className="max-h-96 overflow-auto bg-surface p-4 figures text-xs"
        >
          {mail.html}
        </pre>
      </Disclosure>
    </article>
  )
}
