import { cart as texts } from '@/messages/cart'
import { guestCartToasts } from '@/messages/toasts'

import { toastShown } from '../toasts/toasts-slice'
import type { StartListening } from '../types'
import { editFailed } from './cart-edit'
import { loadEstimate } from './cart-estimate-slice'
import { priceDrifts } from './cart-lines'
import {
  itemAdded,
  itemDecreased,
  itemRemoved,
  pricesDrifted,
  selectItems,
} from './guest-cart-slice'

/** All effects of the cart beside its storage. */
export function listenForCart(listen: StartListening): void {
  listenForCartToasts(listen)
  listenForEdit(listen)
  listenForPriceDrift(listen)
}

/** The toasts of spec §4 Guest cart. */
function listenForCartToasts(listen: StartListening): void {
  listen({
    actionCreator: itemAdded,
    effect: ({ payload: { id, title } }, { dispatch, getOriginalState, getState }) => {
      const before = selectItems(getOriginalState()).find((item) => item.id === id)
      const after = selectItems(getState()).find((item) => item.id === id)
      // The bounds of the cart can refuse an item: then there is nothing to announce.
      if (!after || before?.cartQuantity === after.cartQuantity) return
      dispatch(
        toastShown(
          before ? guestCartToasts.addedAgain(nameOf(title)) : guestCartToasts.added(title),
        ),
      )
    },
  })
  listen({
    actionCreator: itemDecreased,
    effect: ({ payload }, { dispatch, getOriginalState }) => {
      const item = selectItems(getOriginalState()).find(({ id }) => id === payload.id)
      if (!item) return
      const { decreased, removed } = guestCartToasts
      const text =
        item.cartQuantity > 1 ? decreased(nameOf(item.title)) : removed(nameOf(item.title))
      dispatch(toastShown(text))
    },
  })
  listen({
    actionCreator: itemRemoved,
    effect: ({ payload }, { dispatch, getOriginalState }) => {
      const item = selectItems(getOriginalState()).find(({ id }) => id === payload.id)
      if (item) dispatch(toastShown(guestCartToasts.removed(nameOf(item.title))))
    },
  })
}

function listenForEdit(listen: StartListening): void {
  listen({
    actionCreator: editFailed,
    effect: async ({ payload }, { dispatch }) => {
      const { notEditable } = await import('@/messages/cart-panel')
      dispatch(toastShown(notEditable(payload)))
    },
  })
}

/** A stored price that is no longer the server's is announced and taken over. */
function listenForPriceDrift(listen: StartListening): void {
  listen({
    actionCreator: loadEstimate.fulfilled,
    effect: ({ payload: { quote, ids } }, { dispatch, getState }) => {
      const drifts = priceDrifts(selectItems(getState()), ids, quote.lines)
      if (drifts.length > 0) dispatch(pricesDrifted(drifts))
    },
  })
}

/** spec §4 Guest cart: "The item" if it has no title. */
function nameOf(title: string): string {
  return title || texts.untitled
}
