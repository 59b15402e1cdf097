import { Price } from '@/components/kit/ui/price'
import type { OfficeRow } from '@/hooks/office/overview/use-backoffice'
import { shortMoment } from '@/messages/office/overview/overview'
import { officeLists as texts } from '@/messages/office/kit/lists'

import { DenseTable, type Column } from '@/components/office/kit/dense-table'
import { RowTitle } from '@/components/office/kit/row-title'
import { SampleRows } from '@/components/office/kit/sample-rows'
import { OrderBadges } from './order-badges'
const { number, placed, customer, items, status, promised, payment, total } = texts.columns

const COLUMNS: Column<OfficeRow>[] = [
  {
    name: 'number',
    header: number,
    className: 'max-md:w-full',
    cell: (row) => <Number order={row} />,
  },
  {
    name: 'placed_at',
    header: placed,
    className: 'max-md:hidden text-ink-soft',
    cell: (row) => <time dateTime={row.placed_at}>{shortMoment(row.placed_at)}</time>,
  },
  {
    name: 'customer',
    header: customer,
    className: 'max-md:hidden max-w-44 truncate',
    cell: ({ name, email }) => name || email,
  },
  {
    name: 'title',
    header: items,
    className: 'max-lg:hidden w-full max-w-0 truncate text-ink-soft',
    cell: (row) => row.title,
  },
  {
    name: 'status',
    header: status,
    className: 'max-md:hidden',
    cell: (row) => <State order={row} />,
  },
  {
    name: 'delivery_date',
    header: promised,
    className: 'max-xl:hidden',
    cell: (row) => <Promised order={row} />,
  },
  {
    name: 'payment',
    header: payment,
    className: 'max-xl:hidden',
    cell: (row) => texts.paymentOf(row.payment),
  },
  {
    name: 'total',
    header: total,
    className: 'text-right max-md:pt-3 max-md:align-top',
    cell: (row) => <Price amount={row.total} />,
  },
]

export function OrdersTable({ rows }: { rows: OfficeRow[] }) {
  return (
    <SampleRows rows={rows}>
      <DenseTable
        {...{ rows }}
        idOf={(order) => order.number}
        columns={COLUMNS}
        title={texts.orders}
        keys={texts.keysOfOrders}
      />
    </SampleRows>
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
      {order.delivery_date && <Promised order={order} isCard />}
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

interface PromisedProps {
  order: Pick<OfficeRow, 'delivery_date' | 'is_late'>
  /** Whether no column title says what the day is. */
  isCard?: boolean
}

function Promised({ order: { delivery_date: day, is_late }, isCard = false }: PromisedProps) {
  if (!day) return '–'
  return (
    <time dateTime={day} className={is_late ? 'font-medium text-bad' : undefined}>
      {isCard ? texts.promisedShort(day, is_late) : texts.promisedDay(day, is_late)}
    </time>
  )
}
