import { cx } from '@/components/kit/ui/cx'
import { EmailRest } from '@/components/kit/ui/email-rest'
import type { DeskTicket } from '@/hooks/office/support/use-desk-ticket'
import { attachments, emailRest } from '@/messages/kit/attachments'
import { officeMoment } from '@/messages/office/overview/overview'
import { desk as texts } from '@/messages/office/support/support'

export type Message = DeskTicket['messages'][number]

/** Messages and events, oldest first. */
export function Thread({ ticket: { messages } }: { ticket: DeskTicket }) {
  if (messages.length === 0) return <p className="mt-4 text-ink-soft">{texts.forgotten}</p>
  return <Messages label={texts.thread} messages={messages} />
}

export function Messages({ label, messages }: { label: string; messages: readonly Message[] }) {
  return (
    <ol aria-label={label} className="mt-4 flex flex-col gap-3">
      {messages.map((message) =>
        message.event && !isEmail(message) ? (
          <li key={message.id} className="text-xs text-ink-soft">
            {texts.event(message.event, message.name)} ·{' '}
            <time dateTime={message.created_at}>{officeMoment(message.created_at)}</time>
          </li>
        ) : (
          <li key={message.id}>
            <MessageBubble message={message} />
          </li>
        ),
      )}
    </ol>
  )
}

/** An email with an event is from a program or third party; it shows the event, not the author. */
const isEmail = ({ channel }: Message) => channel === 'email'

/** Message whose text, side and border show its author. */
function MessageBubble({ message }: { message: Message }) {
  const { author, is_internal, channel, event, body, quote, left_out, files } = message
  const { created_at, raw_href } = message
  return (
    <div
      className={cx(
        'rounded border px-4 py-3 text-sm',
        is_internal
          ? 'border-dashed border-warn/60 bg-warn/5'
          : author === 'customer'
            ? 'border-line bg-surface'
            : 'border-line-strong bg-ink/4 md:ml-10',
      )}
    >
      <p className="flex flex-wrap justify-between gap-x-4 text-xs text-ink-soft">
        <span className="font-semibold text-ink">
          <bdi>{event ? texts.event(event, '') : texts.author(message)}</bdi>
        </span>
        <span>
          {channel === 'email' && `${texts.byEmail} · `}
          <time dateTime={created_at}>{officeMoment(created_at)}</time>
        </span>
      </p>
      <p className="mt-1.5 max-w-read wrap-anywhere whitespace-pre-wrap">
        {body || emailRest.noText}
      </p>
      {files.length > 0 && (
        <ul aria-label={attachments.list} className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
          {files.map(({ id, name, size, href }) => (
            <li key={id} className="min-w-0">
              <a href={href} className="wrap-anywhere link">
                {name}
              </a>{' '}
              <span className="figures text-xs text-ink-soft">{attachments.size(size)}</span>
            </li>
          ))}
        </ul>
      )}
      <EmailRest quote={quote} leftOut={left_out} />
      {raw_href !== null && (
        <p className="mt-2 text-xs">
          <a href={raw_href} className="link">
            {emailRest.download}
          </a>
        </p>
      )}
    </div>
  )
}
