import { CircleCheck } from 'lucide-react'
import { useRouter } from 'next/router'
import { useEffect } from 'react'

import { Sheet } from '@/components/ui/sheet'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { useAuth } from '@/hooks/use-auth'
import { useCountries } from '@/hooks/use-countries'
import { useGuestCart } from '@/hooks/use-guest-cart'
import { cart as texts } from '@/messages/cart'

import { loadGuest, loadUser } from './preload'

/** spec §2 Shopping cart panel, a guest's or a user's. What is in it is fetched when it first opens. */
export function CartPanel() {
  const { isOpen, items, notice, close } = useGuestCart()
  const { isUserLoggedIn } = useAuth()
  const router = useRouter()
  // With the panel comes the country that was chosen before: from then on every price of the page follows it.
  useCountries(false)
  const guest = useLazyModule(loadGuest, isOpen && !isUserLoggedIn, close)
  const user = useLazyModule(loadUser, isOpen && isUserLoggedIn, close)
  const module = isUserLoggedIn ? user : guest

  // Whatever link of the panel was followed: the next page is not covered by it.
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
      footer={hasFooter ? <module.Summary /> : undefined}
    >
      {/* There before it says anything, so that screen readers hear it change. */}
      <p role="status" className={notice ? '-mt-2 mb-8 flex items-center gap-2 font-medium' : ''}>
        {notice && <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-ok" />}
        {notice}
      </p>
      {module && <module.Content />}
    </Sheet>
  )
}
