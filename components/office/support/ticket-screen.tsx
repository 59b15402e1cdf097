import { useState } from 'react'

import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { useDeskAnswer, useDeskNote } from '@/hooks/office/support/use-desk-answer'
import {
  useDeskChanges,
  useDeskTicket,
  type DeskOverview,
  type DeskTicket,
} from '@/hooks/office/support/use-desk-ticket'
import { useKeys } from '@/hooks/kit/use-keys'
import { useModal } from '@/hooks/kit/use-modal'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { dialogs } from '@/messages/kit/dialogs'
import { desk as texts } from '@/messages/office/support/support'

import { Composer, type Tab } from './composer'
import { CustomerPanel } from './customer-panel'
import { KeysHelp } from './keys-help'
import { PresenceNotice } from './presence'
import { ReadingTicket } from './reading-ticket'
import { Thread } from './thread'
import { TicketActions } from './ticket-actions'
import { TicketFacts } from './ticket-facts'

export function TicketScreen({ number }: { number: string | null }) {
  const { ticket, customer, desk } = useDeskTicket(number)
  const mayAnswer = useMay()('support.answer')
  const known = customer.state.status === 'ready' ? customer.state.data : null
  return (
    <Loaded
      state={ticket.state}
      onRetry={() => {
        ticket.retry()
        // Retry loading a failed customer as well, so that one click is enough.
        if (customer.state.status === 'failed') customer.retry()
      }}
    >
      {(data) => (
        <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-12">
          <div className="min-w-0 xl:col-span-8">
            {ticket.isStale && (
              <ErrorNotice sentence={texts.staleTicket} onRetry={ticket.renew} className="mb-4" />
            )}
            {mayAnswer ? (
              <Work
                key={data.number}
                {...{ desk }}
                customer={known}
                ticket={data}
                set={ticket.set}
              />
            ) : (
              <ReadingTicket ticket={data} />
            )}
          </div>
          <aside className="min-w-0 xl:col-span-4">
            <Loaded state={customer.state} onRetry={customer.retry}>
              {(person) => <CustomerPanel customer={person} ticket={data} />}
            </Loaded>
          </aside>
        </div>
      )}
    </Loaded>
  )
}

interface WorkProps {
  ticket: DeskTicket
  desk: DeskOverview | null
  customer: Parameters<typeof CustomerPanel>[0]['customer'] | null
  set: (ticket: DeskTicket) => void
}

function Work({ ticket, desk, customer, set }: WorkProps) {
  const [tab, setTab] = useState<Tab>('answer')
  const [isHelp, setHelp] = useState(false)
  const { ask } = useModal()
  const answer = useDeskAnswer({ ticket, onTicket: set })
  const onSaved = (fresh: DeskTicket) => {
    answer.follow(ticket, fresh)
    set(fresh)
  }
  const note = useDeskNote({ ticket, onTicket: onSaved })
  const changes = useDeskChanges(ticket, { onSaved, onFresh: set })
  const [isInForm, setInForm] = useState(false)
  const typed = tab === 'answer' ? answer.form.body : note.form.body
  const writing = tab === 'answer' ? 'answering' : 'noting'
  const isClosed = ticket.status === 'closed'
  const doing = {
    write: (chosen: Tab) => {
      setTab(chosen)
      const form = chosen === 'answer' ? answer.ref : note.ref
      // Wait until the tab has rendered its form.
      setTimeout(() => form.current?.querySelector('textarea')?.focus())
    },
    take: () => {
      if (desk && ticket.assignee?.id !== desk.me.id) void changes.change({ assignee: desk.me.id })
    },
    close: async () => {
      if (!isClosed && (await ask(dialogs.closeTicket))) await changes.change({ status: 'closed' })
    },
    reopen: async () => {
      if (isClosed && (await ask(texts.reopenDialog(desk?.has_mail ?? true))))
        await changes.change({ status: 'open' })
    },
  }
  useKeys({
    r: () => doing.write('answer'),
    n: () => doing.write('note'),
    a: doing.take,
    c: () => void doing.close(),
    '?': () => setHelp(true),
  })
  return (
    <>
      <TicketActions {...{ ticket, desk, changes, doing }} onHelp={() => setHelp(true)} />
      <TicketFacts {...{ ticket, desk, customer, changes }} />
      <Thread ticket={ticket} />
      <PresenceNotice number={ticket.number} doing={isInForm && typed ? writing : 'reading'} />
      <div onFocus={() => setInForm(true)} onBlur={() => setInForm(false)}>
        <Composer {...{ ticket, desk, customer, answer, note, tab }} onTab={setTab} />
      </div>
      <KeysHelp isOpen={isHelp} onClose={() => setHelp(false)} />
    </>
  )
}
