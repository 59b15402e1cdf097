import { ArrowLeft } from 'lucide-react'

import { Wordmark } from '@/components/kit/layout/wordmark'
import { Button } from '@/components/kit/ui/button'
import { useCartButton } from '@/hooks/shop/cart/use-cart-button'
import { cart as texts } from '@/messages/shop/cart/cart'

import { CartEntry } from './cart-entry'

export function CheckoutBar() {
  return (
    <header data-chrome className="border-b border-line">
      <div className="wrap flex h-bar items-center justify-between gap-6">
        <Wordmark />
        <CartEntry button={<BackToCart />} />
      </div>
    </header>
  )
}

/** Same accessible name as on every page (WCAG 3.2.4), but as visible text. */
function BackToCart() {
  const { count, open } = useCartButton()
  return (
    <Button
      variant="secondary"
      aria-haspopup="dialog"
      aria-label={texts.button(count)}
      onClick={open}
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {texts.title}
    </Button>
  )
}
