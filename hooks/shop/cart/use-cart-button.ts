import { useEffect } from 'react'

import { cartToasts } from '@/messages/shop/cart/cart'
import { selectIsLoggedIn } from '@/store/auth/auth-slice'
import { openGuestCart } from '@/store/cart/add-to-cart'
import type { WithCart } from '@/store/cart/cart-states'
import { toastShown } from '@/store/toasts/toasts-slice'
import { whenIdle } from '@/platform/lazy-loading/idle'

import { useServerCartCount } from './use-server-cart'
import { useAppDispatch, useAppSelector } from '@/hooks/kit/use-store'

const selectGuestCount = ({ cart }: WithCart) =>
  cart?.guest?.items.reduce((sum, { cartQuantity }) => sum + cartQuantity, 0) ?? 0

/** Provides the cart button, whose count is 0 until the cart is lazy-loaded after hydration. */
export function useCartButton() {
  const dispatch = useAppDispatch()
  const isUserLoggedIn = useAppSelector(selectIsLoggedIn)
  const guestCount = useAppSelector(selectGuestCount)
  const serverCount = useServerCartCount()

  useEffect(
    () =>
      whenIdle(() => {
        openGuestCart().catch(() => {
          // Ignored: opening the cart retries and reports the error.
        })
      }),
    [],
  )

  async function open() {
    try {
      const { panelOpened } = await openGuestCart()
      dispatch(panelOpened())
    } catch {
      dispatch(toastShown(cartToasts.missing()))
    }
  }

  return {
    isUserLoggedIn,
    // spec §2: server items for users, local items for guests.
    count: isUserLoggedIn ? serverCount : guestCount,
    open: () => void open(),
  }
}
