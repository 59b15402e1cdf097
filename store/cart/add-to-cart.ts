import type { GuestCartItem } from '@/domain/shop/cart/guest-cart'
import { cartToasts } from '@/messages/shop/cart/cart'

import { selectIsLoggedIn } from '../auth/auth-slice'
import { registerFeature } from '../lazy-features'
import { toastShown } from '../toasts/toasts-slice'
import type { AppThunk } from '../types'

/** Adds an item, opens the panel and shows a toast, even on failure. @returns whether it was added */
export const addToCart =
  (item: GuestCartItem): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    try {
      const { itemAdded, panelOpened, selectItems } = await openGuestCart()
      if (!selectIsLoggedIn(getState())) {
        const before = selectItems(getState())
        dispatch(itemAdded(item))
        dispatch(planPicture(item))
        return countOf(selectItems(getState()), item.id) > countOf(before, item.id)
      }
      const { addToServerCart } = await import('./server-cart-thunks')
      const isAdded = dispatch(addToServerCart(item))
      // Open the panel while the change is in flight, so that the cart is loaded only once, after it.
      dispatch(panelOpened())
      return await isAdded
    } catch {
      dispatch(toastShown(cartToasts.missing()))
      return false
    }
  }

/** Has the picture of a guest's build rendered; without it, the build is drawn. */
export const planPicture =
  ({ server }: GuestCartItem): AppThunk =>
  (_dispatch, _getState, { services }) => {
    if (server) void services.configurator.planPicture(server).catch(() => undefined)
  }

function countOf(items: readonly GuestCartItem[], id: string): number {
  return items.find((item) => item.id === id)?.cartQuantity ?? 0
}

export async function openGuestCart() {
  const [{ guestCartFeature }, actions] = await Promise.all([
    import('./guest-cart-feature'),
    import('./guest-cart-slice'),
  ])
  registerFeature(guestCartFeature)
  return actions
}
