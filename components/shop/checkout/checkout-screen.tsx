import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { useAuth } from '@/hooks/account/auth/use-auth'
import { checkout as texts } from '@/messages/shop/checkout/checkout'

import { CheckoutLoading } from './checkout-phase'
import { GuestCheckout } from './guest-checkout'

const loadMember = () => import('./member-checkout')

/** /cart/checkout: costs, then address, then the button (spec §4 Checkout load). */
export function CheckoutScreen() {
  const { isKnown, isUserLoggedIn } = useAuth()
  const member = useLazyModule(loadMember, isUserLoggedIn)
  const isGuest = isKnown && !isUserLoggedIn
  return (
    <div className="wrap flex-1 py-10 lg:py-16">
      <h1 className="text-3xl">{texts.title}</h1>
      {isGuest && <GuestCheckout />}
      {!isGuest && (isUserLoggedIn && member ? <member.MemberCheckout /> : <CheckoutLoading />)}
    </div>
  )
}
