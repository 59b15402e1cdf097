import { cx } from '@/components/kit/ui/cx'
import { EmailRest } from '@/components/kit/ui/email-rest'
import type { TicketThread as Thread } from '@/hooks/community/support/use-ticket'
import { attachments, emailRest } from '@/messages/kit/attachments'
import { support as texts } from '@/messages/community/support/support'

type Message = Thread['messages'][number]

/** Lists messages, oldest first, as plain text without any markup. */
export function TicketThread({ messages }: Pick<Thread, 'messages'>) {
  if (messages.length === 0) return <p className="mt-6 text-ink-soft">{texts.forgotten}</p>
  return (
    <ol aria-label={texts.thread} className="mt-6 border-t border-line">
      {messages.map((message) => (
        <li key={message.id} className="border-b border-line py-5">
          {message.event ? <Event message={message} /> : <MessageBubble message={message} />}
        </li>
      ))}
    </ol>
  )
}

function MessageBubble({ message }: { message: Message }) {
  const { author, body, quote, left_out, channel } = message
  return (
    <div className={cx(author === 'agent' && 'border-l-2 border-ink pl-4')}>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
        <span>
          <span className="font-semibold text-ink">{texts.author(message)}</span>
          {channel === 'email' && ` · ${texts.byEmail}`}
        </span>
        <Moment at={message.created_at} />
      </p>
      {body ? (
        <p className="mt-2 max-w-read wrap-anywhere whitespace-pre-wrap">{body}</p>
      ) : (
        <p className="mt-2 text-ink-soft">{emailRest.noText}</p>
      )}
      <Files files={message.files} />
      <EmailRest quote={quote} leftOut={left_out} />
    </div>
  )
}

function Files({ files }: Pick<Message, 'files'>) {
  if (files.length === 0) return null
  return (
    <ul aria-label={attachments.list} className="mt-2">
      {files.map(({ id, name, size, href }) => (
        <li key={id}>
          <a
            href={href}
            download={name}
            className="inline-flex min-h-touch items-center break-words link"
          >
            {name}
          </a>{' '}
          <span className="figures text-sm text-ink-soft">{attachments.size(size)}</span>
        </li>
      ))}
    </ul>
  )
}

function Event({ message: { event, created_at } }: { message: Message }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
      <span>{event && texts.event(event)}</span>
      <Moment at={created_at} />
    </p>
  )
}

function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{texts.moment(at)}</time>
}
