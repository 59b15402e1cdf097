import type { ReactNode } from 'react'

import { PriceChanges } from '@/components/shop/goods/price-changes'
import type { CartView } from '@/hooks/shop/cart/cart-view'
import { useGuestCart } from '@/hooks/shop/cart/use-guest-cart'
import { cartPanel as texts } from '@/messages/shop/cart/cart-panel'

import { CartEmpty } from './cart-empty'
import { CartLine } from './cart-line'

interface CartContentProps {
  view: CartView
  children: ReactNode
}

/** Content of the cart panel between its title and its buttons (spec §2 Shopping cart panel). */
export function CartContent({ view, children }: CartContentProps) {
  const { rows, isRenewing, drifts, acknowledgeDrifts, notice } = view
  const { addedLine } = useGuestCart()
  return (
    <>
      <div role="status">
        <PriceChanges
          drifts={drifts}
          sentenceOf={texts.priceChanged}
          onAcknowledge={acknowledgeDrifts}
          className="mb-8"
        />
        {notice && <p className="mb-8 text-sm text-ink-soft">{notice}</p>}
      </div>
      {rows.length === 0 ? (
        <CartEmpty />
      ) : (
        <>
          <ul aria-label={texts.items} aria-busy={isRenewing} className="-mt-6">
            {rows.map((row) => (
              <CartLine key={row.key} row={row} isAdded={row.key === addedLine} />
            ))}
          </ul>
          {children}
        </>
      )}
    </>
  )
}
