import Link from 'next/link'
import { useRouter } from 'next/router'
import { useState } from 'react'

import { Badge } from '@/components/kit/ui/badge'
import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { EmptyState } from '@/components/kit/ui/empty-state'
import { Loaded } from '@/components/kit/ui/loaded'
import {
  useTicket,
  useTicketClosing,
  type TicketAddress,
  type TicketThread as Thread,
} from '@/hooks/community/support/use-ticket'
import { contact } from '@/messages/community/support/contact'
import { toSentence } from '@/messages/kit/errors'
import { support as texts } from '@/messages/community/support/support'

import { TicketAnswer } from './ticket-answer'
import { TicketRating } from './ticket-rating'
import { TicketThread } from './ticket-thread'

/** Shows a ticket to the customer, who uses a login or a guest's link. */
export function TicketScreen({ address }: { address: TicketAddress | null }) {
  const { state, retry, renew, set } = useTicket(address)
  if (state.status === 'failed' && state.error.kind === 'problem' && state.error.status === 404) {
    return (
      <EmptyState
        title={texts.unknownTitle}
        hint={texts.unknown}
        link={{ href: '/contact', label: texts.write }}
      />
    )
  }
  return (
    <Loaded state={state} onRetry={retry}>
      {(ticket) =>
        address && <Ticket address={address} ticket={ticket} onChanged={set} onSent={renew} />
      }
    </Loaded>
  )
}

interface TicketProps {
  address: TicketAddress
  ticket: Thread
  onChanged: (ticket: Thread) => void
  onSent: () => void
}

function Ticket({ address, ticket, onChanged, onSent }: TicketProps) {
  const { push } = useRouter()
  const [message, setSaid] = useState('')
  const isClosed = ticket.status === 'closed'
  return (
    <article>
      <Head ticket={ticket} />
      <TicketThread messages={ticket.messages} />
      <p role="status" className="mt-4">
        {message}
      </p>
      {ticket.goes_on_in && <p className="mt-4">{texts.goesOnIn(ticket.goes_on_in)}</p>}
      {isClosed && !ticket.goes_on_in && (
        <TicketRating address={address} rating={ticket.rating} onRated={onChanged} />
      )}
      <TicketAnswer
        address={address}
        isClosed={isClosed}
        onSent={({ number, url }) => {
          setSaid(texts.sent)
          if (number === ticket.number) return onSent()
          void push(url ?? `/dashboard/support/${number}`)
        }}
      />
      {!isClosed && (
        <Closing
          address={address}
          onClosed={(closed) => {
            setSaid(texts.closed)
            onChanged(closed)
          }}
        />
      )}
    </article>
  )
}

function Head({ ticket }: { ticket: Thread }) {
  const { number, subject, status, topic, order_number, bike, follows } = ticket
  const about = [
    contact.topicTitle(topic),
    order_number && texts.order(order_number),
    bike?.title,
    follows && texts.followed(follows),
  ].filter(Boolean)
  return (
    <header>
      <p className="flex flex-wrap items-center gap-3">
        <span className="figures text-ink-soft">{number}</span>
        <Badge>{texts.status(status)}</Badge>
      </p>
      <h2 className="mt-2 text-2xl break-words">{subject}</h2>
      <p className="mt-1 text-sm break-words text-ink-soft">{about.join(' · ')}</p>
    </header>
  )
}

interface ClosingProps {
  address: TicketAddress
  onClosed: (ticket: Thread) => void
}

function Closing({ address, onClosed }: ClosingProps) {
  const { close, isRunning, error } = useTicketClosing(address)
  const press = async () => {
    const closed = await close()
    if (closed) onClosed(closed)
  }
  return (
    <div className="mt-8 border-t border-line pt-6">
      {error && <ErrorNotice sentence={toSentence(error)} className="mb-4" />}
      <Button variant="secondary" isLoading={isRunning} onClick={() => void press()}>
        {texts.close}
      </Button>
    </div>
  )
}

export function AllTickets() {
  return (
    <p className="mb-6">
      <Link href="/dashboard/support" className="inline-flex min-h-touch items-center link">
        {texts.all}
      </Link>
    </p>
  )
}
