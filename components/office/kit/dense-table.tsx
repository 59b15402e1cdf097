import {
  flexRender,
  getCoreRowModel,
  useReactTable,
  type RowData,
  type TableOptions,
} from '@tanstack/react-table'

import { cx } from '@/components/kit/ui/cx'

interface DenseTableProps<Row extends RowData> {
  rows: Row[]
  idOf: (row: Row) => string
  columns: TableOptions<Row>['columns']
  /** CSS classes by column, for visibility and alignment. */
  shown: Record<string, string>
  title: string
  keys: string
}

/**
 * Table with 36 px rows; a click anywhere in a row opens its first link. On phones, the first cell of a row is a card
 * with all fields.
 */
export function DenseTable<Row extends RowData>(props: DenseTableProps<Row>) {
  const { rows, idOf, columns, shown, title, keys } = props
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing here is memoized by a compiler
  const table = useReactTable({
    data: rows,
    columns,
    getCoreRowModel: getCoreRowModel(),
    getRowId: idOf,
  })
  return (
    <>
      <table className="w-full text-sm">
        <caption className="sr-only">{`${title}. ${keys}`}</caption>
        <thead className="max-md:sr-only">
          {table.getHeaderGroups().map(({ id, headers }) => (
            <tr key={id} className="border-b border-line-strong text-left text-ink-soft">
              {headers.map(({ id: name, column: { columnDef }, getContext }) => (
                <th
                  key={name}
                  scope="col"
                  className={cx('h-9 pr-4 font-normal whitespace-nowrap last:pr-0', shown[name])}
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
              className="relative border-b border-line focus-within:bg-ink/3 hover:bg-ink/3"
            >
              {row.getVisibleCells().map(({ id, column: { id: name, columnDef }, getContext }) => (
                <td
                  key={id}
                  className={cx('pr-4 whitespace-nowrap last:pr-0 md:h-9 md:py-0', shown[name])}
                >
                  {flexRender(columnDef.cell, getContext())}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 hidden text-sm text-ink-soft lg:block">{keys}</p>
    </>
  )
}
