import { Button } from '@/components/kit/ui/button'
import type { Cents } from '@/domain/kit/money'
import type { PriceDrift } from '@/hooks/shop/cart/cart-view'
import { useDisplayPrice } from '@/hooks/shop/goods/use-display-price'
import { cartPanel } from '@/messages/shop/cart/cart-panel'

interface PriceChangesProps {
  drifts: readonly PriceDrift[]
  sentenceOf: (title: string, before: Cents, now: Cents) => string
  onAcknowledge: () => void
  className: string
}

/** Price changes since lines were added, shown before payment. Render it inside a status region. */
export function PriceChanges({ drifts, sentenceOf, onAcknowledge, className }: PriceChangesProps) {
  const shown = useDisplayPrice()
  if (drifts.length === 0) return null
  return (
    <div className={`${className} border-l-2 border-warn pl-4`}>
      <ul className="flex flex-col gap-1">
        {drifts.map(({ id, title, before, now }) => (
          <li key={id}>{sentenceOf(title, shown(before), shown(now))}</li>
        ))}
      </ul>
      <Button variant="secondary" className="mt-3" onClick={onAcknowledge}>
        {cartPanel.dismiss}
      </Button>
    </div>
  )
}
