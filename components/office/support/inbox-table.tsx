import { createColumnHelper } from '@tanstack/react-table'

import type { DeskTickets } from '@/hooks/office/support/use-desk-inbox'
import { shortMoment } from '@/messages/office/overview/overview'
import { desk as texts } from '@/messages/office/support/support'

import { DenseTable } from '@/components/office/kit/dense-table'
import { RowTitle } from '@/components/office/kit/row-title'
import { SampleBadge } from '@/components/office/kit/sample-badge'
import { Due } from './due'
import { Priority, StatusBadge, Tags } from './ticket-badges'

type Row = DeskTickets['tickets'][number]

const column = createColumnHelper<Row>()
const { due, number, subject, customer, status, priority, assignee, updated } = texts.columns

const COLUMNS = [
  column.accessor('due_at', { header: due, cell: ({ getValue }) => <Due at={getValue()} /> }),
  column.accessor('number', { header: number }),
  column.display({
    id: 'subject',
    header: subject,
    cell: ({ row: { original } }) => <Subject ticket={original} />,
  }),
  column.accessor('name', {
    header: customer,
    cell: ({ getValue }) => getValue() || texts.nameless,
  }),
  column.accessor('status', {
    header: status,
    cell: ({ row: { original } }) => <State ticket={original} />,
  }),
  column.accessor('priority', {
    header: priority,
    cell: ({ getValue }) => <Priority priority={getValue()} />,
  }),
  column.accessor(({ assignee: agent }) => agent?.name ?? '–', {
    id: 'assignee',
    header: assignee,
  }),
  column.accessor('updated_at', {
    header: updated,
    cell: ({ getValue }) => <time dateTime={getValue()}>{shortMoment(getValue())}</time>,
  }),
]

const SHOWN: Record<string, string> = {
  due_at: 'max-md:hidden',
  number: 'max-md:hidden figures text-ink-soft',
  subject: 'md:w-full md:max-w-0 md:truncate max-md:w-full',
  name: 'max-lg:hidden max-w-40 truncate',
  status: 'max-md:hidden',
  priority: 'max-lg:hidden',
  assignee: 'max-lg:hidden max-w-32 truncate',
  updated_at: 'max-xl:hidden text-ink-soft',
}

export function InboxTable({ rows }: { rows: Row[] }) {
  return (
    <DenseTable
      {...{ rows }}
      idOf={(ticket) => ticket.number}
      columns={COLUMNS}
      shown={SHOWN}
      title={texts.title}
      keys={texts.keysOfList}
    />
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
