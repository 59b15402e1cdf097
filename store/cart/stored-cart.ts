import { parseGuestCart, type GuestCartItem } from '@/domain/shop/cart/guest-cart'
import { LOCAL_KEYS, localStore } from '@/utils/storage'

import type { AppThunk } from '../types'
import { cartRestored } from './guest-cart-slice'

interface StoredCart {
  items: GuestCartItem[]
  isDamaged: boolean
}

/** Changes the stored cart, which all tabs share, and updates this tab accordingly. */
export const changeStoredCart =
  (change: (items: GuestCartItem[]) => GuestCartItem[]): AppThunk<Promise<StoredCart>> =>
  async (dispatch) => {
    const { items, dropped } = parseGuestCart(localStore.readText(LOCAL_KEYS.cartItems))
    const changed = change(items)
    if (changed.length === 0) localStore.remove(LOCAL_KEYS.cartItems)
    else localStore.write(LOCAL_KEYS.cartItems, changed)
    dispatch(cartRestored(changed))
    return { items: changed, isDamaged: dropped > 0 }
  }

/** Returns whether there is a backup of an unreadable cart, and deletes it. */
export function consumeUnreadableCart(): boolean {
  const isThere = localStore.readText(LOCAL_KEYS.unreadableCart) !== null
  if (isThere) localStore.remove(LOCAL_KEYS.unreadableCart)
  return isThere
}
