import type { StartListening } from '../types'
import { loadEstimate } from './cart-estimate-slice'
import { priceDrifts } from './cart-lines'
import { pricesDrifted, selectItems } from './guest-cart-slice'

/** A stored price that is no longer the server's is announced and taken over. */
export function listenForPriceDrift(listen: StartListening): void {
  listen({
    actionCreator: loadEstimate.fulfilled,
    effect: ({ payload: { quote, ids } }, { dispatch, getState }) => {
      const drifts = priceDrifts(selectItems(getState()), ids, quote.lines)
      if (drifts.length > 0) dispatch(pricesDrifted(drifts))
    },
  })
}
