import type { DeskTicket } from '@/hooks/office/support/use-desk-ticket'
import { desk as texts } from '@/messages/office/support/support'

import { Thread } from './thread'
import { TicketHead } from './ticket-head'

/** Read-only ticket, for staff without the permission to reply. */
export function ReadingTicket({ ticket }: { ticket: DeskTicket }) {
  const { assignee, priority, tags } = ticket
  const facts = [
    { title: texts.assignee, text: assignee?.name ?? texts.nobody },
    { title: texts.columns.priority, text: texts.priority(priority) },
    { title: texts.tags, text: tags.join(', ') },
  ].filter(({ text }) => text !== '')
  return (
    <>
      <TicketHead ticket={ticket} />
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-2 border-y border-line py-3 text-sm">
        {facts.map(({ title, text }) => (
          <div key={title}>
            <dt className="text-xs text-ink-soft">{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Thread ticket={ticket} />
      <p className="mt-6 text-sm text-ink-soft">{texts.readOnly}</p>
    </>
  )
}
