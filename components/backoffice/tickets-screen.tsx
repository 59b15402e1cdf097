import { Badge } from '@/components/ui/badge'
import { Loaded } from '@/components/ui/loaded'
import { useOfficeTickets, type OfficeTickets } from '@/hooks/use-backoffice'
import { shortMoment } from '@/messages/backoffice'
import { officeLists as texts } from '@/messages/backoffice-lists'
import { contact } from '@/messages/contact'

import { FilterLinks } from './filter-links'
import { EmptyList, PageLinks, RowsPlaceholder } from './list-parts'
import { OfficeCell, OfficeRow, OfficeTable } from './office-table'

const { number, subject, from, topic, status, created } = texts.ticketColumns
const COLUMNS = [
  { title: number },
  { title: subject },
  { title: from, isWide: true },
  { title: topic, isWide: true },
  { title: status, isWide: true },
  { title: created, isWide: true },
]

const FIRST = 'open'

/** Questions of customers by their state. */
export function TicketsScreen() {
  const { state, retry, filter, hrefOf } = useOfficeTickets()
  const stateOf = (value: string | undefined) => (value === FIRST ? undefined : value)
  const titles =
    filter === FIRST
      ? { previous: texts.earlier, next: texts.later }
      : { previous: texts.newer, next: texts.older }
  return (
    <>
      <FilterLinks
        filters={texts.ticketStates}
        chosen={filter}
        hrefOf={(value) => hrefOf({ state: stateOf(value) })}
      />
      <div className="mt-5">
        <Loaded state={state} onRetry={retry} placeholder={<RowsPlaceholder />}>
          {({ tickets, next, previous }) => (
            <>
              <p role="status" className="mb-2 text-sm text-ink-soft">
                {texts.ticketFound(tickets.length, !next && !previous)}
              </p>
              {tickets.length === 0 ? (
                <Nothing isFirst={filter === FIRST} />
              ) : (
                <OfficeTable caption={texts.tickets} columns={COLUMNS}>
                  {tickets.map((ticket) => (
                    <TicketRow key={ticket.number} ticket={ticket} />
                  ))}
                </OfficeTable>
              )}
              <PageLinks
                {...{ next, previous, titles }}
                hrefOf={(marks) => hrefOf({ state: stateOf(filter), ...marks })}
              />
            </>
          )}
        </Loaded>
      </div>
    </>
  )
}

function Nothing({ isFirst }: { isFirst: boolean }) {
  const link = { href: '/backoffice/tickets?state=all', title: texts.allTickets }
  if (isFirst) return <EmptyList title={texts.noTickets} hint={texts.noTicketsHint} link={link} />
  return <EmptyList title={texts.noTicketsOf} link={link} />
}

function TicketRow({ ticket }: { ticket: OfficeTickets['tickets'][number] }) {
  const when = (
    <time dateTime={ticket.created_at} className="text-ink-soft">
      {shortMoment(ticket.created_at)}
    </time>
  )
  const state = <Badge>{texts.ticketStatus[ticket.status]}</Badge>
  return (
    <OfficeRow href={`/backoffice/tickets/${ticket.number}`} title={ticket.number}>
      <OfficeCell className="break-words max-md:w-full">
        <span className="font-medium">{ticket.subject}</span>
        <span className="mt-1 block md:hidden">
          <span className="block break-words">{ticket.name}</span>
          <span className="block">{when}</span>
          {state}
        </span>
      </OfficeCell>
      <OfficeCell isWide>
        <span className="block break-words">{ticket.name}</span>
        <span className="block break-all text-ink-soft">{ticket.email}</span>
      </OfficeCell>
      <OfficeCell isWide>{contact.topicTitle(ticket.topic)}</OfficeCell>
      <OfficeCell isWide>{state}</OfficeCell>
      <OfficeCell isWide className="whitespace-nowrap">
        {when}
      </OfficeCell>
    </OfficeRow>
  )
}
