import type { ReactNode } from 'react'

import { Price } from '@/components/kit/ui/price'
import type { Cents } from '@/domain/kit/money'
import { cartPanel as texts } from '@/messages/shop/cart/cart-panel'

interface Props {
  rows: readonly { label: string; amount: Cents }[]
  total: Cents
}

export function SummaryLines({ rows, total }: Props) {
  return (
    <dl>
      {rows.map(({ label, amount }) => (
        <Line key={label} label={label} className="text-sm text-ink-soft">
          <Price amount={amount} />
        </Line>
      ))}
      <Line label={texts.orderTotal} className="mt-1 items-baseline text-lg font-semibold">
        <Price amount={total} />
      </Line>
    </dl>
  )
}

function Line(props: { label: string; className: string; children: ReactNode }) {
  return (
    <div className={`flex justify-between gap-4 ${props.className}`}>
      <dt>{props.label}</dt>
      <dd>{props.children}</dd>
    </div>
  )
}
