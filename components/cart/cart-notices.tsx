import { Button } from '@/components/ui/button'
import { useGuestCart } from '@/hooks/use-guest-cart'
import { useShownPrice } from '@/hooks/use-shown-price'
import { cartPanel as texts } from '@/messages/cart-panel'

/** What the visitor must know before paying: prices that changed, a browser that keeps nothing. */
export function CartNotices() {
  const { drifts, isKept, items, acknowledgeDrifts } = useGuestCart()
  const shown = useShownPrice()
  const isLoose = !isKept && items.length > 0
  return (
    <div role="status">
      {drifts.length > 0 && (
        <div className="mb-8 border-l-2 border-warn pl-4">
          <ul className="flex flex-col gap-1">
            {drifts.map(({ id, title, before, now }) => (
              <li key={id}>{texts.priceChanged(title, shown(before), shown(now))}</li>
            ))}
          </ul>
          <Button variant="secondary" className="mt-3" onClick={() => acknowledgeDrifts()}>
            {texts.dismiss}
          </Button>
        </div>
      )}
      {isLoose && <p className="mb-8 text-sm text-ink-soft">{texts.notSaved}</p>}
    </div>
  )
}
