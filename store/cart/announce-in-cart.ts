import type { ToastText } from '@/messages/toast-text'

import { toastShown } from '../toasts/toasts-slice'
import type { AppDispatch, RootState } from '../types'
import { cartNoticed, selectGuestCart } from './guest-cart-slice'

interface Api {
  dispatch: AppDispatch
  getState: () => RootState
}

/**
 * Says what happened to an item (spec §4 Guest cart). While the panel is open it says so itself: a toast beside it would
 * repeat the sentence or cover the item.
 */
export function announceInCart({ dispatch, getState }: Api, { kind, text }: ToastText): void {
  const { isOpen } = selectGuestCart(getState())
  if (isOpen) dispatch(cartNoticed(text))
  dispatch(toastShown({ kind, text, isSilent: isOpen }))
}
