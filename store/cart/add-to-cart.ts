import type { GuestCartItem } from '@/domain/guest-cart'
import { cartToasts } from '@/messages/cart'

import { selectIsLoggedIn } from '../auth/auth-slice'
import { registerFeature } from '../lazy-features'
import { toastShown } from '../toasts/toasts-slice'
import type { AppThunk } from '../types'

/**
 * One of an item into the visitor's cart: a guest's lies in the browser, a user's on the server. The panel opens
 * and a toast says so either way; when the code of the cart does not arrive, a toast says that nothing was added.
 * @returns whether it was added
 */
export const addToCart =
  (item: GuestCartItem): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    try {
      const { itemAdded, panelOpened, selectItems } = await openGuestCart()
      if (!selectIsLoggedIn(getState())) {
        const before = selectItems(getState())
        dispatch(itemAdded(item))
        return countOf(selectItems(getState()), item.id) > countOf(before, item.id)
      }
      const { addToServerCart } = await import('./server-cart-thunks')
      const isAdded = dispatch(addToServerCart(item))
      // The panel opens on a change that is under way: the cart is loaded once, after it.
      dispatch(panelOpened())
      return await isAdded
    } catch {
      dispatch(toastShown(cartToasts.missing()))
      return false
    }
  }

function countOf(items: readonly GuestCartItem[], id: string): number {
  return items.find((item) => item.id === id)?.cartQuantity ?? 0
}

/** The actions of the guest's cart; its part of the store is there by then. */
export async function openGuestCart() {
  const [{ guestCartFeature }, actions] = await Promise.all([
    import('./guest-cart-feature'),
    import('./guest-cart-slice'),
  ])
  registerFeature(guestCartFeature)
  return actions
}
