import { cx } from '@/components/kit/ui/cx'
import type { StockState } from '@/contract/shop/goods/goods'
import { goods as texts } from '@/messages/shop/goods/goods'

interface StockLineProps {
  stock: StockState
  isDigital?: boolean
  className?: string
}

const MARKS = {
  in_stock: 'bg-ok',
  few: 'bg-warn',
  sold_out: 'border border-bad bg-transparent',
} as const
const WORDS = { in_stock: 'text-ink-soft', few: 'text-warn', sold_out: 'text-bad' } as const

/** Availability as text; the dot only reinforces it. */
export function StockLine({ stock, isDigital = false, className }: StockLineProps) {
  return (
    <p className={cx('flex items-center gap-2 text-sm', WORDS[stock.state], className)}>
      <span aria-hidden="true" className={cx('size-2 rounded-full', MARKS[stock.state])} />
      {isDigital ? texts.digital : texts.stock(stock)}
    </p>
  )
}
