import { createColumnHelper } from '@tanstack/react-table'

import { Price } from '@/components/kit/ui/price'
import type { OfficeRow } from '@/hooks/office/overview/use-backoffice'
import { shortMoment } from '@/messages/office/overview/overview'
import { officeLists as texts } from '@/messages/office/kit/lists'
import { dateShort } from '@/utils/format'

import { DenseTable } from '@/components/office/kit/dense-table'
import { RowTitle } from '@/components/office/kit/row-title'
import { OrderBadges } from './order-badges'

const column = createColumnHelper<OfficeRow>()
const { number, placed, customer, items, status, promised, payment, total } = texts.columns

const COLUMNS = [
  column.display({
    id: 'number',
    header: number,
    cell: ({ row: { original } }) => <Number order={original} />,
  }),
  column.accessor('placed_at', {
    header: placed,
    cell: ({ getValue }) => <time dateTime={getValue()}>{shortMoment(getValue())}</time>,
  }),
  column.accessor(({ name, email }) => name || email, { id: 'customer', header: customer }),
  column.accessor('title', { header: items }),
  column.display({
    id: 'status',
    header: status,
    cell: ({ row: { original } }) => <State order={original} />,
  }),
  column.accessor('delivery_date', {
    header: promised,
    cell: ({ getValue }) => <Promised day={getValue()} />,
  }),
  column.accessor('payment', {
    header: payment,
    cell: ({ getValue }) => texts.paymentOf(getValue()),
  }),
  column.accessor('total', {
    header: total,
    cell: ({ getValue }) => <Price amount={getValue()} />,
  }),
]

const SHOWN: Record<string, string> = {
  number: 'max-md:w-full',
  placed_at: 'max-md:hidden text-ink-soft',
  customer: 'max-md:hidden max-w-44 truncate',
  title: 'max-lg:hidden w-full max-w-0 truncate text-ink-soft',
  status: 'max-md:hidden',
  delivery_date: 'max-xl:hidden',
  payment: 'max-xl:hidden',
  total: 'text-right max-md:pt-3 max-md:align-top',
}

export function OrdersTable({ rows }: { rows: OfficeRow[] }) {
  return (
    <DenseTable
      {...{ rows }}
      idOf={(order) => order.number}
      columns={COLUMNS}
      shown={SHOWN}
      title={texts.orders}
      keys={texts.keysOfOrders}
    />
  )
}

function Number({ order }: { order: OfficeRow }) {
  return (
    <RowTitle
      title={order.number}
      opens={`/backoffice/orders/${order.number}`}
      className="figures font-medium"
    >
      <span className="break-words text-ink">{order.name || order.email}</span>
      <span className="break-words">{order.title}</span>
      <State order={order} />
    </RowTitle>
  )
}

function State({ order }: { order: OfficeRow }) {
  return (
    <span className="flex flex-wrap items-center gap-1 md:flex-nowrap">
      <OrderBadges order={order} />
      {order.tags.map((tag) => (
        <span key={tag} className="rounded border border-line-strong px-1.5 text-xs text-ink-soft">
          {tag}
        </span>
      ))}
    </span>
  )
}

function Promised({ day }: { day: string | null }) {
  return day ? <time dateTime={day}>{dateShort(day)}</time> : '–'
}
