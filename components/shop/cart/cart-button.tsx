import { ShoppingCart } from 'lucide-react'

import { CountBadge } from '@/components/kit/ui/badge'
import { IconButton } from '@/components/kit/ui/icon-button'
import { preloadSheet } from '@/components/kit/ui/sheet'
import { useCartButton } from '@/hooks/shop/cart/use-cart-button'
import { cart as texts } from '@/messages/shop/cart/cart'

import { preloadCartContent } from './preload'

/** Overlays the count after hydration, because the server doesn't know the cart; no layout shift. */
export function CartButton() {
  const { count, isUserLoggedIn, open } = useCartButton()

  function preload() {
    preloadSheet()
    preloadCartContent(isUserLoggedIn)
  }
  return (
    <IconButton
      label={texts.button(count)}
      aria-haspopup="dialog"
      onClick={open}
      onFocus={preload}
      onPointerEnter={preload}
      className="text-inherit"
    >
      <ShoppingCart aria-hidden="true" className="size-5" />
      <CountBadge count={count} />
    </IconButton>
  )
}
