import Link from 'next/link'

import { Badge } from '@/components/ui/badge'
import { cx } from '@/components/ui/cx'
import { LinkButton } from '@/components/ui/link-button'
import { Loaded } from '@/components/ui/loaded'
import { useOfficeTicket, type OfficeTicket } from '@/hooks/use-backoffice'
import { officeMoment } from '@/messages/backoffice'
import { officeLists as texts } from '@/messages/backoffice-lists'
import { contact } from '@/messages/contact'

/** One ticket with everything that was written. */
export function TicketScreen({ number }: { number: string | null }) {
  const { state, retry } = useOfficeTicket(number)
  return (
    <Loaded state={state} onRetry={retry}>
      {(ticket) => (
        <article className="grid items-start gap-x-12 gap-y-10 xl:grid-cols-12">
          <div className="min-w-0 xl:col-span-8">
            <h2 className="text-2xl break-words">{ticket.subject}</h2>
            <Thread ticket={ticket} />
          </div>
          <Facts ticket={ticket} />
        </article>
      )}
    </Loaded>
  )
}

function Thread({ ticket: { messages, name } }: { ticket: OfficeTicket }) {
  if (messages.length === 0) return <p className="mt-4 text-ink-soft">{texts.forgotten}</p>
  return (
    <ol aria-label={texts.thread} className="mt-4 border-t border-line">
      {messages.map((message, index) => (
        <li
          key={index}
          className={cx('border-b border-line py-5', message.is_internal && 'border-l-2 pl-4')}
        >
          <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
            <span className="font-medium text-ink">
              {texts.author(message, name || texts.nameless)}
            </span>
            <time dateTime={message.created_at}>{officeMoment(message.created_at)}</time>
          </p>
          <p className="mt-2 max-w-read break-words whitespace-pre-wrap">{message.body}</p>
        </li>
      ))}
    </ol>
  )
}

function Facts({ ticket }: { ticket: OfficeTicket }) {
  const { status, topic, name, email, order_number, has_order, is_member, created_at } = ticket
  const rows = [
    { label: texts.ticketColumns.status, text: <Badge>{texts.ticketStatus[status]}</Badge> },
    { label: texts.ticketColumns.topic, text: contact.topicTitle(topic) },
    {
      label: texts.ticketColumns.from,
      text: `${name || texts.nameless}${is_member ? '' : ` (${texts.noAccount})`}`,
    },
    { label: contact.email, text: email },
    { label: texts.ticketColumns.created, text: officeMoment(created_at) },
  ]
  return (
    <div className="min-w-0 xl:col-span-4">
      <dl className="border-t border-line">
        {rows.map(({ label, text }) => (
          <div key={label} className="border-b border-line py-2">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="break-words">{text}</dd>
          </div>
        ))}
        {order_number && (
          <div className="border-b border-line py-2">
            <dt className="text-sm text-ink-soft">{texts.about}</dt>
            <dd className="figures break-words">
              {has_order ? (
                <Link
                  href={`/backoffice/orders/${order_number}`}
                  className="inline-flex min-h-touch items-center link"
                >
                  {order_number}
                </Link>
              ) : (
                texts.unknownOrder(order_number)
              )}
            </dd>
          </div>
        )}
      </dl>
      {email && (
        <>
          <LinkButton href={mailTo(ticket)} variant="secondary" className="mt-6">
            {texts.byMail}
          </LinkButton>
          <p className="mt-2 max-w-read text-sm text-ink-soft">{texts.byMailHint}</p>
        </>
      )}
    </div>
  )
}

/** The number in the subject leads the answer back to its ticket. */
function mailTo({ email, number, subject }: OfficeTicket): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`[${number}] ${subject}`)}`
}
