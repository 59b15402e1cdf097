import { useEffect, useRef } from 'react'

import { LinkButton } from '@/components/kit/ui/link-button'
import { cartPanel as texts } from '@/messages/shop/cart/cart-panel'

/** Content of the panel for an empty cart (spec §2). */
export function CartEmpty() {
  const linkRef = useRef<HTMLAnchorElement>(null)

  // Move the focus, because the focused control disappeared with the last item.
  useEffect(() => {
    if (document.activeElement === document.body) linkRef.current?.focus()
  }, [])

  return (
    <div className="flex min-h-full flex-col items-start justify-center gap-6 pb-16">
      <p className="text-2xl font-semibold">{texts.empty}</p>
      <LinkButton ref={linkRef} href="/configurator">
        {texts.startShopping}
      </LinkButton>
    </div>
  )
}
