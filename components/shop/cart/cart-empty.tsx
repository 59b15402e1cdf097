import { useEffect, useRef } from 'react'

import { LinkButton } from '@/components/kit/ui/link-button'
import { cartPanel as texts } from '@/messages/shop/cart/cart-panel'

/** spec §2: an empty cart. */
export function CartEmpty() {
  const linkRef = useRef<HTMLAnchorElement>(null)

  // The focused control disappeared with the last item.
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
