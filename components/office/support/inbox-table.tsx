import type { DeskTickets } from '@/hooks/office/support/use-desk-inbox'
import { shortMoment } from '@/messages/office/overview/overview'
import { desk as texts } from '@/messages/office/support/support'

import { DenseTable, type Column } from '@/components/office/kit/dense-table'
import { RowTitle } from '@/components/office/kit/row-title'
import { SampleBadge } from '@/components/office/kit/sample-badge'
import { SampleRows } from '@/components/office/kit/sample-rows'
import { Due } from './due'
import { Priority, StatusBadge, Tags } from './ticket-badges'

type Row = DeskTickets['tickets'][number]
const { due, number, subject, customer, status, priority, assignee, updated } = texts.columns

const COLUMNS: Column<Row>[] = [
  {
    name: 'due_at',
    header: due,
    className: 'max-md:hidden',
    cell: (row) => <Due at={row.due_at} />,
  },
  {
    name: 'number',
    header: number,
    className: 'max-md:hidden figures text-ink-soft',
    cell: (row) => row.number,
  },
  {
    name: 'subject',
    header: subject,
    className: 'md:w-full md:max-w-0 md:truncate max-md:w-full',
    cell: (row) => <Subject ticket={row} />,
  },
  {
    name: 'name',
    header: customer,
    className: 'max-lg:hidden max-w-40 truncate',
    cell: (row) => row.name || texts.nameless,
  },
  {
    name: 'status',
    header: status,
    className: 'max-md:hidden',
    cell: (row) => <State ticket={row} />,
  },
  {
    name: 'priority',
    header: priority,
    className: 'max-lg:hidden',
    cell: (row) => <Priority priority={row.priority} />,
  },
  {
    name: 'assignee',
    header: assignee,
    className: 'max-lg:hidden max-w-32 truncate',
    cell: ({ assignee: agent }) => agent?.name ?? '–',
  },
  {
    name: 'updated_at',
    header: updated,
    className: 'max-xl:hidden text-ink-soft',
    cell: (row) => <time dateTime={row.updated_at}>{shortMoment(row.updated_at)}</time>,
  },
]

export function InboxTable({ rows }: { rows: Row[] }) {
  return (
    <SampleRows rows={rows}>
      <DenseTable
        {...{ rows }}
        idOf={(ticket) => ticket.number}
        columns={COLUMNS}
        title={texts.title}
        keys={texts.keysOfList}
      />
    </SampleRows>
  )
}

function State({ ticket: { status, email } }: { ticket: Row }) {
  return (
    <span className="inline-flex flex-wrap gap-1 md:flex-nowrap">
      <StatusBadge status={status} />
      <SampleBadge email={email} />
    </span>
  )
}

function Subject({ ticket }: { ticket: Row }) {
  return (
    <RowTitle
      title={ticket.subject}
      opens={`/backoffice/tickets/${ticket.number}`}
      aside={<Tags tags={ticket.tags} />}
    >
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Due at={ticket.due_at} />
        <State ticket={ticket} />
        {ticket.priority !== 'normal' && <Priority priority={ticket.priority} />}
      </span>
      <span className="min-w-0 break-words">
        {[ticket.name || texts.nameless, ticket.assignee?.name, ticket.number]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </RowTitle>
  )
}
