import { useGuestCart } from '@/hooks/shop/cart/use-guest-cart'
import { useGuestCartView } from '@/hooks/shop/cart/use-guest-cart-view'

import { CartContent } from './cart-content'
import { CartEstimate } from './cart-estimate'
import { CartSummary } from './cart-summary'

export function Content() {
  const { isOpen } = useGuestCart()
  return (
    <CartContent view={useGuestCartView()}>
      <CartEstimate isWanted={isOpen} />
    </CartContent>
  )
}

export function Summary() {
  return <CartSummary view={useGuestCartView()} />
}
