import type { ReactNode } from 'react'

import { cx } from '@/components/kit/ui/cx'

export interface Column<Row> {
  name: string
  header: ReactNode
  /** Classes of header and cells, for visibility and alignment. */
  className?: string
  cell: (row: Row) => ReactNode
}

interface DenseTableProps<Row> {
  rows: readonly Row[]
  idOf: (row: Row) => string
  columns: readonly Column<Row>[]
  title: string
  keys: string
}

/**
 * Table with 36 px rows; a click anywhere in a row opens its first link. On phones, the first cell of a row is a card
 * with all fields.
 */
export function DenseTable<Row>({ rows, idOf, columns, title, keys }: DenseTableProps<Row>) {
  return (
    <>
      <table className="w-full text-sm">
        <caption className="sr-only">{`${title}. ${keys}`}</caption>
        <thead className="max-md:sr-only">
          <tr className="border-b border-line-strong text-left text-ink-soft">
            {columns.map(({ name, header, className }) => (
              <th
                key={name}
                scope="col"
                className={cx(
                  'h-9 pr-4 font-sans! font-normal tracking-normal! whitespace-nowrap last:pr-0',
                  className,
                )}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={idOf(row)}
              className="relative border-b border-line focus-within:bg-ink/3 hover:bg-ink/3"
            >
              {columns.map(({ name, className, cell }) => (
                <td
                  key={name}
                  className={cx('pr-4 whitespace-nowrap last:pr-0 md:h-9 md:py-0', className)}
                >
                  {cell(row)}
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
