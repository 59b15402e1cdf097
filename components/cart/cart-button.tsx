import { ShoppingCart } from 'lucide-react'

import { CountBadge } from '@/components/ui/badge'
import { IconButton } from '@/components/ui/icon-button'
import { preloadSheet } from '@/components/ui/sheet'
import { useGuestCart } from '@/hooks/use-guest-cart'
import { cart as texts } from '@/messages/cart'

import { preloadCartContent } from './cart-panel'

function preload() {
  preloadSheet()
  preloadCartContent()
}

/**
 * The cart icon of the header with the number of items. The stored cart is unknown to the server, so the
 * number appears after hydration; it lies on the icon and moves nothing.
 */
export function CartButton() {
  const { isRestored, totals, open } = useGuestCart()
  const count = isRestored ? totals.quantity : 0
  return (
    <IconButton
      label={texts.button(count)}
      aria-haspopup="dialog"
      onClick={() => open()}
      onFocus={preload}
      onPointerEnter={preload}
      className="text-inherit"
    >
      <ShoppingCart aria-hidden="true" className="size-5" />
      <CountBadge count={count} />
    </IconButton>
  )
}
