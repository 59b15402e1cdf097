import { isAnyOf } from '@reduxjs/toolkit'

import { parseGuestCart } from '@/domain/guest-cart'
import { guestCartToasts } from '@/messages/toasts'
import { LOCAL_KEYS, localStore } from '@/utils/storage'

import { startOf } from '../lifecycle'
import { toastShown } from '../toasts/toasts-slice'
import type { AppDispatch, RootState, StartListening } from '../types'
import { mergedLines } from './cart-lines'
import {
  cartCleared,
  cartKept,
  cartRestored,
  guestCartSlice,
  itemAdded,
  itemDecreased,
  itemRemoved,
  itemReplaced,
  linesBought,
  linksLearned,
  pricesDrifted,
  quantityTyped,
  selectGuestCart,
  selectItems,
} from './guest-cart-slice'

const isCartChange = isAnyOf(
  itemAdded,
  itemDecreased,
  quantityTyped,
  itemRemoved,
  itemReplaced,
  cartCleared,
  linesBought,
  linksLearned,
  pricesDrifted,
)

type StoreApi = { dispatch: AppDispatch; getState: () => RootState }

/**
 * Keeps the cart in local storage (spec §4 Guest cart: items persist locally), which all tabs share.
 *
 * The stored cart is the truth. After each change the listener looks whether another tab has written
 * since this one last looked; if so, the change is made again on what that tab wrote. Reading, changing
 * and writing happen in one go. Browsers carry a write over to the process of another tab within a few
 * milliseconds: only two changes inside that time can miss each other, and then both tabs still agree.
 * Where storage refuses to keep the cart it lives on in memory and is merged in when storage works again.
 * A cart of which nothing can be read stays as it is until a login says so (spec §4 Cart migration).
 */
export function listenForCartStorage(listen: StartListening): void {
  let seen: string | null = null
  let isUnsaved = false
  /** Nothing of what is stored can be read. */
  let isUnreadable = false

  function keep({ dispatch, getState }: StoreApi): void {
    const text = JSON.stringify(selectItems(getState()))
    isUnsaved = !setAside() || !localStore.writeText(LOCAL_KEYS.cartItems, text)
    if (!isUnsaved) seen = text
    if (selectGuestCart(getState()).isKept === isUnsaved) dispatch(cartKept(!isUnsaved))
  }

  /** Makes room for a new cart where an unreadable one is stored. False when that could not be kept. */
  function setAside(): boolean {
    if (!isUnreadable) return true
    isUnreadable = !localStore.writeText(LOCAL_KEYS.unreadableCart, seen ?? '')
    return !isUnreadable
  }

  /** What the storage holds; of a damaged one what is sound, if there is a rest at all. */
  function read(dispatch: AppDispatch) {
    seen = localStore.readText(LOCAL_KEYS.cartItems)
    const { items, dropped } = parseGuestCart(seen)
    const isDamaged = dropped > 0 && items.length > 0
    isUnreadable = dropped > 0 && !isDamaged
    if (isDamaged) dispatch(toastShown(guestCartToasts.partlyUnreadable()))
    return { items, isDamaged }
  }

  function isNews(): boolean {
    return localStore.readText(LOCAL_KEYS.cartItems) !== seen
  }

  function takeOver(api: StoreApi): void {
    const { items, isDamaged } = read(api.dispatch)
    const mine = isUnsaved ? selectItems(api.getState()) : []
    api.dispatch(cartRestored(mergedLines(items, mine)))
    if (isDamaged || isUnsaved) keep(api)
  }

  listen({
    matcher: isCartChange,
    effect: (action, api) => {
      if (isNews()) {
        const before = selectGuestCart(api.getOriginalState())
        const items = mergedLines(read(api.dispatch).items, isUnsaved ? before.items : [])
        const after = guestCartSlice.reducer({ ...before, items }, action)
        api.dispatch(cartRestored(after.items))
      }
      keep(api)
    },
  })

  listen({
    predicate: startOf(guestCartSlice.name),
    effect: (_, api) => {
      takeOver(api)
      listenToOtherTabs(() => {
        if (isNews()) takeOver(api)
      })
    },
  })
}

/** A frozen page hears no storage events, so it looks again when it wakes up. */
function listenToOtherTabs(look: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === LOCAL_KEYS.cartItems || key === null) look()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look()
  })
}
