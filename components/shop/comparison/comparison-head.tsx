import type { ComparedColumn } from '@/domain/shop/comparison/comparison-column'
import { comparison as texts } from '@/messages/shop/comparison/comparison'
import { money } from '@/utils/format'

import { cx } from '@/components/kit/ui/cx'
import { ROW_GRID } from './row-grid'

export function ComparisonHead({ columns }: { columns: readonly ComparedColumn[] }) {
  return (
    <thead
      role="rowgroup"
      className="sticky top-0 z-10 block border-y border-ink bg-paper [@media(max-height:40rem)]:static"
    >
      <tr role="row" className={cx(ROW_GRID, 'py-2')}>
        <th role="columnheader" scope="col" className="sr-only md:not-sr-only">
          <span className="sr-only">{texts.item}</span>
        </th>
        {columns.map(({ key, letter, bike, figures }) => (
          <th key={key} role="columnheader" scope="col" className="min-w-0 font-semibold">
            <span className="flex items-baseline gap-2">
              <span className="eyebrow text-ink-soft">{letter}</span>
              <span className="truncate">{bike.title}</span>
            </span>
            <span className="block figures text-sm font-normal">{money(figures.price)}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}
