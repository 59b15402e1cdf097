import {
  createColumnHelper,
  flexRender,
  getCoreRowModel,
  useReactTable,
} from '@tanstack/react-table'
import Link from 'next/link'

import { cx } from '@/components/ui/cx'
import { Price } from '@/components/ui/price'
import type { OfficeRow } from '@/hooks/use-backoffice'
import { shortMoment } from '@/messages/backoffice'
import { officeLists as texts } from '@/messages/backoffice-lists'
import { dateShort } from '@/utils/format'

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
    cell: ({ row: { original } }) => <OrderBadges order={original} />,
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

/** Where a column has room; on phones the number’s cell is a card that says it all. */
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

/** Dense rows; the whole row opens its order. */
export function OrdersTable({ rows }: { rows: OfficeRow[] }) {
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing here is memoized by a compiler
  const table = useReactTable({
    data: rows,
    columns: COLUMNS,
    getCoreRowModel: getCoreRowModel(),
    getRowId: ({ number: id }) => id,
  })
  return (
    <>
      <table className="w-full text-sm">
        <caption className="sr-only">{`${texts.orders}. ${texts.keysOfOrders}`}</caption>
        <thead className="max-md:sr-only">
          {table.getHeaderGroups().map(({ id, headers }) => (
            <tr key={id} className="border-b border-line-strong text-left text-ink-soft">
              {headers.map(({ id: name, column: { columnDef }, getContext }) => (
                <th
                  key={name}
                  scope="col"
                  className={cx('h-9 pr-4 font-normal whitespace-nowrap last:pr-0', SHOWN[name])}
                >
                  {flexRender(columnDef.header, getContext())}
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr
              key={row.id}
              className="relative border-b border-line focus-within:bg-ink/6 hover:bg-ink/4"
            >
              {row.getVisibleCells().map(({ id, column: { id: name, columnDef }, getContext }) => (
                <td
                  key={id}
                  className={cx('pr-4 whitespace-nowrap last:pr-0 md:h-9 md:py-0', SHOWN[name])}
                >
                  {flexRender(columnDef.cell, getContext())}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 hidden text-sm text-ink-soft lg:block">{texts.keysOfOrders}</p>
    </>
  )
}

function Number({ order }: { order: OfficeRow }) {
  return (
    <div className="max-md:py-3 max-md:whitespace-normal">
      <Link
        href={`/backoffice/orders/${order.number}`}
        data-row
        className="figures font-medium underline-offset-4 after:absolute after:inset-0 hover:underline"
      >
        {order.number}
      </Link>
      <div className="mt-1 flex flex-col items-start gap-1 md:hidden">
        <span className="break-words">{order.name || order.email}</span>
        <span className="break-words text-ink-soft">{order.title}</span>
        <OrderBadges order={order} />
      </div>
    </div>
  )
}

function Promised({ day }: { day: string | null }) {
  return day ? <time dateTime={day}>{dateShort(day)}</time> : '–'
}
