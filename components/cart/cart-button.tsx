import { ShoppingCart } from 'lucide-react'

import { CountBadge } from '@/components/ui/badge'
import { IconButton } from '@/components/ui/icon-button'
import { preloadSheet } from '@/components/ui/sheet'
import { useCartButton } from '@/hooks/use-cart-button'
import { cart as texts } from '@/messages/cart'

import { preloadCartContent } from './preload'

/**
 * Cart icon of the header with the number of items. The server doesn't know the stored cart, so the number appears
 * after hydration; it overlays the icon and causes no layout shift.
 */
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
