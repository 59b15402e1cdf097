import { cx } from '@/components/kit/ui/cx'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import type { ComparedColumn } from '@/domain/shop/comparison/comparison-column'
import { displayPrice } from '@/domain/shop/tax/display-price'
import { comparison as texts, compareRows } from '@/messages/shop/comparison/comparison'

import type { ComparisonGroup, ComparisonRow } from './comparison-rows'
import { ROW_GRID, ROW_TITLE } from './row-grid'

interface ComparisonBodyProps {
  columns: readonly ComparedColumn[]
  /** Each row has one value per bike. */
  groups: readonly ComparisonGroup[]
}

/** Comparison rows by group. Rows with differences are marked by more than just color. */
export function ComparisonBody({ columns, groups }: ComparisonBodyProps) {
  return groups.map(({ id, title, rows }) => (
    <tbody key={id} role="rowgroup" className="block">
      <tr role="row" className="block border-b border-ink pt-8 pb-2">
        <th
          role="rowheader"
          scope="rowgroup"
          colSpan={columns.length + 1}
          className="block text-lg font-semibold"
        >
          {title}
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={row.id} row={row} columns={columns} />
      ))}
    </tbody>
  ))
}

type RowProps = Omit<ComparisonBodyProps, 'groups'> & { row: ComparisonRow }

function Row({ row, columns }: RowProps) {
  const { id, label, values, isDifferent, isFigure } = row
  return (
    <tr role="row" className={cx(ROW_GRID, 'border-b border-line py-2.5')}>
      <th role="rowheader" scope="row" className={cx(ROW_TITLE, 'text-sm text-ink-soft')}>
        {label}
        {isDifferent && (
          <>
            <span
              aria-hidden="true"
              className="ml-2 inline-block size-1.5 rounded-full bg-ink align-middle"
            />
            <VisuallyHidden> ({texts.differs})</VisuallyHidden>
          </>
        )}
      </th>
      {columns.map((column, index) => {
        const value = values[index]
        return (
          <td
            key={column.key}
            role="cell"
            className={cx(
              'min-w-0 break-words hyphens-auto',
              isFigure && 'figures',
              isDifferent && 'font-medium',
            )}
          >
            {value || <Nothing />}
            {id === 'price' && <PriceNotes column={column} />}
            {id === 'arrives' && <AsOf column={column} />}
          </td>
        )
      })}
    </tr>
  )
}

function Nothing() {
  return (
    <>
      <span aria-hidden="true">{compareRows.nothing}</span>
      <VisuallyHidden>{compareRows.nothingSaid}</VisuallyHidden>
    </>
  )
}

const NOTE = 'block font-sans text-sm font-normal tracking-normal text-ink-soft'

function AsOf({ column: { staleSince } }: { column: ComparedColumn }) {
  return staleSince === null ? null : <span className={NOTE}>{texts.asOf(staleSince)}</span>
}

function PriceNotes({ column }: { column: ComparedColumn }) {
  const { before, country } = column
  return (
    <>
      <AsOf column={column} />
      {before && (
        <span className={NOTE}>{texts.before(displayPrice(before.price, country), before.at)}</span>
      )}
    </>
  )
}
