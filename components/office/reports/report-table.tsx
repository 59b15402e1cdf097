import type { ReactNode } from 'react'

import { cx } from '@/components/kit/ui/cx'

type Cell = ReactNode

interface ReportTableProps {
  title: string
  columns: readonly string[]
  rows: readonly { id: string; cells: readonly Cell[] }[]
  total?: readonly Cell[]
  /** Number of leading text columns. */
  words?: number
}

/** Table with 36 px rows and a total; on phones, it scrolls sideways with a sticky first column. */
export function ReportTable({ title, columns, rows, total, words = 1 }: ReportTableProps) {
  const look = (index: number) =>
    cx(
      'h-9 border-line pl-4 whitespace-nowrap first:sticky first:left-0 first:bg-paper first:pl-0 print:h-auto print:pl-2',
      'max-md:first:min-w-36 max-md:first:py-1.5 max-md:first:whitespace-normal',
      index < words ? 'text-left' : 'figures text-right',
    )
  const line = (cells: readonly Cell[]) =>
    cells.map((cell, index) =>
      index === 0 ? (
        <th key={index} scope="row" className={cx(look(index), 'font-normal')}>
          {cell}
        </th>
      ) : (
        <td key={index} className={look(index)}>
          {cell}
        </td>
      ),
    )
  return (
    <div
      role="region"
      aria-label={title}
      tabIndex={0}
      className="overflow-x-auto print:overflow-visible"
    >
      <table className="w-full border-separate border-spacing-0 text-sm print:text-[8pt]">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="text-ink-soft">
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={cx(
                  look(index),
                  'border-b border-line-strong! font-sans! font-normal tracking-normal!',
                )}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id} className="break-inside-avoid [&>*]:border-b">
              {line(cells)}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot className="print:table-row-group">
            <tr className="font-semibold">{line(total)}</tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
