import { isAnyOf } from '@reduxjs/toolkit'

import { parseGuestCart } from '@/domain/shop/cart/guest-cart'
import { guestCartToasts } from '@/messages/kit/toasts'
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
 * Persists the cart (spec §4 Guest cart: items persist locally) in local storage, which is authoritative for all
 * tabs. If another tab has written since the last read, a change is replayed on the stored cart. Read, change and
 * write are synchronous: only changes within a few milliseconds can overwrite each other, and even then the tabs
 * agree. A cart that can't be stored stays in memory; an unreadable one stays until login (spec §4 Cart migration).
 */
export function listenForCartStorage(listen: StartListening): void {
  let seen: string | null = null
  let isUnsaved = false
  /** Whether no line of the stored cart can be parsed. */
  let isUnreadable = false

  function keep({ dispatch, getState }: StoreApi): void {
    const text = JSON.stringify(selectItems(getState()))
    isUnsaved = !setAside() || !localStore.writeText(LOCAL_KEYS.cartItems, text)
    if (!isUnsaved) seen = text
    if (selectGuestCart(getState()).isPersisted === isUnsaved) dispatch(cartKept(!isUnsaved))
  }

  /** Backs up an unreadable cart before a new one overwrites it. Returns false if the backup failed. */
  function setAside(): boolean {
    if (!isUnreadable) return true
    isUnreadable = !localStore.writeText(LOCAL_KEYS.unreadableCart, seen ?? '')
    return !isUnreadable
  }

  /** Reads the stored cart; if it is damaged, only its valid lines. */
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

/** A frozen page receives no storage events, so it checks again when it resumes. */
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
