import { createColumnHelper } from '@tanstack/react-table'

import { Badge } from '@/components/kit/ui/badge'
import type { CustomerRow } from '@/hooks/office/customers/use-customers'
import { customers as texts } from '@/messages/office/customers/customers'

import { DenseTable } from '@/components/office/kit/dense-table'
import { RowTitle } from '@/components/office/kit/row-title'
import { SampleBadge } from '@/components/office/kit/sample-badge'

const column = createColumnHelper<CustomerRow>()
const { name, email, state, orders, last, since } = texts.columns

const COLUMNS = [
  column.display({
    id: 'name',
    header: name,
    cell: ({ row: { original } }) => <Name customer={original} />,
  }),
  column.accessor('email', { header: email }),
  column.display({
    id: 'state',
    header: state,
    cell: ({ row: { original } }) => <CustomerBadges customer={original} />,
  }),
  column.accessor('orders', { header: orders }),
  column.accessor('last_order_at', {
    header: last,
    cell: ({ getValue }) => <Day at={getValue()} />,
  }),
  column.accessor('since', { header: since, cell: ({ getValue }) => <Day at={getValue()} /> }),
]

const SHOWN: Record<string, string> = {
  name: 'max-md:w-full md:max-w-56 md:truncate',
  email: 'max-md:hidden w-full max-w-0 truncate text-ink-soft',
  state: 'max-md:hidden',
  orders: 'max-md:hidden figures text-right',
  last_order_at: 'max-lg:hidden text-ink-soft',
  since: 'max-xl:hidden text-ink-soft',
}

export function CustomersTable({ rows }: { rows: CustomerRow[] }) {
  return (
    <DenseTable
      {...{ rows }}
      idOf={(row) => row.id}
      columns={COLUMNS}
      shown={SHOWN}
      title={texts.title}
      keys={texts.keysOfList}
    />
  )
}

interface BadgesProps {
  customer: Pick<CustomerRow, 'email' | 'is_confirmed' | 'is_disabled' | 'role'>
}

export function CustomerBadges({
  customer: { email, is_confirmed, is_disabled, role },
}: BadgesProps) {
  return (
    <span className="inline-flex flex-wrap gap-1 whitespace-nowrap md:flex-nowrap">
      {is_disabled && <Badge kind="bad">{texts.disabled}</Badge>}
      {!is_confirmed && <Badge kind="warn">{texts.unconfirmed}</Badge>}
      {role && <Badge>{texts.roleOf(role)}</Badge>}
      <SampleBadge email={email} />
    </span>
  )
}

function Day({ at }: { at: string | null }) {
  return at ? <time dateTime={at}>{texts.day(at)}</time> : texts.never
}

function Name({ customer }: { customer: CustomerRow }) {
  return (
    <RowTitle
      title={customer.name || customer.email}
      opens={`/backoffice/customers/${customer.id}`}
    >
      <span className="break-all">{customer.email}</span>
      <span>{texts.card(customer)}</span>
      <CustomerBadges customer={customer} />
    </RowTitle>
  )
}
