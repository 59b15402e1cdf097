import { useRouter } from 'next/router'
import { useEffect } from 'react'

import { Sheet } from '@/components/kit/ui/sheet'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { useAuth } from '@/hooks/account/auth/use-auth'
import { useCountries } from '@/hooks/shop/countries/use-countries'
import { useGuestCart } from '@/hooks/shop/cart/use-guest-cart'
import { cart as texts } from '@/messages/shop/cart/cart'

import { loadGuest, loadUser } from './preload'

/** spec §2 Shopping cart panel, a guest's or a user's. Its content is lazy-loaded on first open. */
export function CartPanel() {
  const { isOpen, items, close } = useGuestCart()
  const { isUserLoggedIn } = useAuth()
  const router = useRouter()
  // Also restores the chosen country, which determines all prices on the page.
  useCountries(false)
  const guest = useLazyModule(loadGuest, isOpen && !isUserLoggedIn, close)
  const user = useLazyModule(loadUser, isOpen && isUserLoggedIn, close)
  const module = isUserLoggedIn ? user : guest

  // Close the panel on navigation, so that it doesn't cover the next page.
  useEffect(() => {
    router.events.on('routeChangeStart', close)
    return () => router.events.off('routeChangeStart', close)
  }, [router.events, close])

  const hasFooter = module !== undefined && (isUserLoggedIn || items.length > 0)
  return (
    <Sheet
      isOpen={isOpen && module !== undefined}
      onClose={close}
      title={texts.title}
      hasToasts
      footer={hasFooter ? <module.Summary /> : undefined}
    >
      {module && <module.Content />}
    </Sheet>
  )
}
