import { cart as texts } from '@/messages/shop/cart/cart'
import { guestCartToasts } from '@/messages/kit/toasts'

import { toastShown } from '../toasts/toasts-slice'
import type { StartListening } from '../types'
import { listenForCartStorage } from './cart-storage'
import { itemAdded, itemDecreased, itemRemoved, selectItems } from './guest-cart-slice'

export function listenForCart(listen: StartListening): void {
  listenForCartToasts(listen)
  listenForCartStorage(listen)
}

/** Shows the toasts of spec §4 Guest cart. */
function listenForCartToasts(listen: StartListening): void {
  listen({
    actionCreator: itemAdded,
    effect: ({ payload: { id, title } }, { getOriginalState, getState, dispatch }) => {
      const before = selectItems(getOriginalState()).find((item) => item.id === id)
      const after = selectItems(getState()).find((item) => item.id === id)
      // If the cart's limits have rejected the item, there is nothing to announce.
      if (!after || before?.cartQuantity === after.cartQuantity) return
      const { added, addedAgain } = guestCartToasts
      dispatch(toastShown(before ? addedAgain(nameOf(title)) : added(title)))
    },
  })
  listen({
    actionCreator: itemDecreased,
    effect: ({ payload }, api) => {
      const item = selectItems(api.getOriginalState()).find(({ id }) => id === payload.id)
      if (!item) return
      const { decreased, removed } = guestCartToasts
      const text =
        item.cartQuantity > 1 ? decreased(nameOf(item.title)) : removed(nameOf(item.title))
      api.dispatch(toastShown(text))
    },
  })
  listen({
    actionCreator: itemRemoved,
    effect: ({ payload }, api) => {
      const item = selectItems(api.getOriginalState()).find(({ id }) => id === payload.id)
      if (item) api.dispatch(toastShown(guestCartToasts.removed(nameOf(item.title))))
    },
  })
}

/** spec §4 Guest cart: "The item" if there is no title. */
function nameOf(title: string): string {
  return title || texts.untitled
}
