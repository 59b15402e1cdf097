import { Badge } from '@/components/kit/ui/badge'
import type { CustomerRow } from '@/hooks/office/customers/use-customers'
import { customers as texts } from '@/messages/office/customers/customers'

import { DenseTable, type Column } from '@/components/office/kit/dense-table'
import { RowTitle } from '@/components/office/kit/row-title'
import { SampleBadge } from '@/components/office/kit/sample-badge'
import { SampleRows } from '@/components/office/kit/sample-rows'
const { name, email, state, orders, last, since } = texts.columns

const COLUMNS: Column<CustomerRow>[] = [
  {
    name: 'name',
    header: name,
    className: 'max-md:w-full md:max-w-56 md:truncate',
    cell: (row) => <Name customer={row} />,
  },
  {
    name: 'email',
    header: email,
    className: 'max-md:hidden w-full max-w-0 truncate text-ink-soft',
    cell: (row) => row.email,
  },
  {
    name: 'state',
    header: state,
    className: 'max-md:hidden',
    cell: (row) => <CustomerBadges customer={row} />,
  },
  {
    name: 'orders',
    header: orders,
    className: 'max-md:hidden figures text-right',
    cell: (row) => row.orders,
  },
  {
    name: 'last_order_at',
    header: last,
    className: 'max-lg:hidden text-ink-soft',
    cell: (row) => <Day at={row.last_order_at} />,
  },
  {
    name: 'since',
    header: since,
    className: 'max-xl:hidden text-ink-soft',
    cell: (row) => <Day at={row.since} />,
  },
]

export function CustomersTable({ rows }: { rows: CustomerRow[] }) {
  return (
    <SampleRows rows={rows}>
      <DenseTable
        {...{ rows }}
        idOf={(row) => row.id}
        columns={COLUMNS}
        title={texts.title}
        keys={texts.keysOfList}
      />
    </SampleRows>
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
