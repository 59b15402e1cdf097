import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'

import { DEFAULT_CART_QUANTITY } from '@/domain/kit/constants'
import { quantityTexts } from '@/messages/kit/quantity'

import { cx } from './cx'

interface QuantityProps {
  /** Product name, for the accessible names of the controls. */
  title: string
  value: number
  /** Maximum quantity per order. */
  max: number
  onDecrease: () => void
  onIncrease: () => void
  /** Called with the typed number, an integer from 1 to `max`. */
  onSet: (count: number) => void
  /** Whether minus at 1 removes the line (spec §4 Guest cart) instead of doing nothing. */
  removesAtOne?: boolean
  className?: string
}

const STEP =
  '-my-px grid min-h-touch w-touch place-items-center rounded transition-colors hover:bg-ink/6'

/** Minus, number, plus (spec §2 Shopping cart panel). Invalid input reverts to the last valid one. */
export function Quantity(props: QuantityProps) {
  const { title, value, max, onDecrease, onIncrease, onSet, className } = props
  const [draft, setDraft] = useState<string>()
  const isAtLeast = value <= DEFAULT_CART_QUANTITY && !props.removesAtOne
  const isAtMost = value >= max

  function type(text: string) {
    setDraft(text)
    const count = Number(text)
    if (Number.isInteger(count) && count >= 1 && count <= max) onSet(count)
  }

  return (
    <div
      role="group"
      aria-label={quantityTexts.quantityOf(title)}
      className={cx(
        'inline-flex items-center rounded border border-line-strong bg-surface',
        className,
      )}
    >
      <button
        type="button"
        aria-label={quantityTexts.less(title)}
        aria-disabled={isAtLeast || undefined}
        onClick={() => !isAtLeast && onDecrease()}
        className={cx(STEP, isAtLeast && 'opacity-40')}
      >
        <Minus aria-hidden="true" className="size-4" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={max}
        step={1}
        aria-label={quantityTexts.quantityOf(title)}
        value={draft ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setDraft(undefined)}
        className="-my-px min-h-touch w-10 [appearance:textfield] bg-transparent text-center figures text-base [&::-webkit-inner-spin-button]:appearance-none"
      />
      <button
        type="button"
        aria-label={quantityTexts.more(title)}
        aria-disabled={isAtMost || undefined}
        onClick={() => !isAtMost && onIncrease()}
        className={cx(STEP, isAtMost && 'opacity-40')}
      >
        <Plus aria-hidden="true" className="size-4" />
      </button>
    </div>
  )
}
