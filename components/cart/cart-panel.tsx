import { useRouter } from 'next/router'
import { useEffect } from 'react'

import { Sheet } from '@/components/ui/sheet'
import { useLoaded } from '@/components/ui/use-loaded'
import { useGuestCart } from '@/hooks/use-guest-cart'
import { cart as texts } from '@/messages/cart'

async function load() {
  const [{ CartContent }, { CartSummary }] = await Promise.all([
    import('./cart-content'),
    import('./cart-summary'),
  ])
  return { CartContent, CartSummary }
}

/** Call on hover or focus of the cart button. */
export function preloadCartContent(): void {
  load().catch(() => {
    // The opening itself tries again and reports.
  })
}

/** spec §2 Shopping cart panel, the guest's variant. What is in it is fetched when it first opens. */
export function CartPanel() {
  const { isOpen, items, close } = useGuestCart()
  const router = useRouter()
  const module = useLoaded(load, isOpen, close)

  // Whatever link of the panel was followed: the next page is not covered by it.
  useEffect(() => {
    router.events.on('routeChangeStart', close)
    return () => router.events.off('routeChangeStart', close)
  }, [router.events, close])

  return (
    <Sheet
      isOpen={isOpen && module !== undefined}
      onClose={close}
      title={texts.title}
      footer={module && items.length > 0 ? <module.CartSummary /> : undefined}
    >
      {module && <module.CartContent />}
    </Sheet>
  )
}
