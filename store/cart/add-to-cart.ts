import type { GuestCartItem } from '@/domain/guest-cart'
import { cartToasts } from '@/messages/cart'

import { selectIsLoggedIn } from '../account/account-slice'
import { bringFeature } from '../late-features'
import { toastShown } from '../toasts/toasts-slice'
import type { AppThunk } from '../types'

/**
 * One of an item into the visitor's cart: a guest's lies in the browser, a user's on the server. The panel opens
 * and a toast says so either way; when the code of the cart does not arrive, a toast says that nothing was added.
 */
export const addToCart =
  (item: GuestCartItem): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    try {
      const { itemAdded, panelOpened } = await openGuestCart()
      if (!selectIsLoggedIn(getState())) return void dispatch(itemAdded(item))
      dispatch(panelOpened())
      const { addToServerCart } = await import('./server-cart-thunks')
      await dispatch(addToServerCart(item))
    } catch {
      dispatch(toastShown(cartToasts.missing()))
    }
  }

/** The actions of the guest's cart; its part of the store is there by then. */
export async function openGuestCart() {
  const [{ guestCartFeature }, actions] = await Promise.all([
    import('./guest-cart-feature'),
    import('./guest-cart-slice'),
  ])
  bringFeature(guestCartFeature)
  return actions
}
