import type { Cents } from '@/domain/kit/money'

import { Price } from './price'

interface TotalRowsProps {
  rows: readonly { label: string; amount: Cents }[]
  total: { label: string; amount: Cents }
}

/** Renders the rows of a sum and its total; must be inside a `<dl>`. */
export function TotalRows({ rows, total }: TotalRowsProps) {
  return (
    <>
      {rows.map(({ label, amount }) => (
        <div key={label} className="flex justify-between gap-4 py-1">
          <dt className="text-ink-soft">{label}</dt>
          <dd>
            <Price amount={amount} />
          </dd>
        </div>
      ))}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-ink pt-3 text-xl font-semibold">
        <dt>{total.label}</dt>
        <dd>
          <Price amount={total.amount} />
        </dd>
      </div>
    </>
  )
}
