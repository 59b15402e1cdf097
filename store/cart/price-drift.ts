import type { StartListening } from '../types'
import { loadEstimate } from './cart-estimate-slice'
import { linkChanges, priceDrifts } from './cart-lines'
import {
  lineLimitKnown,
  linksLearned,
  pricesDrifted,
  selectGuestCart,
  selectItems,
} from './guest-cart-slice'

/** Applies and announces the server's prices; also applies its quantity limit and external links. */
export function listenForPriceDrift(listen: StartListening): void {
  listen({
    actionCreator: loadEstimate.fulfilled,
    effect: ({ payload: { quote, ids } }, { dispatch, getState }) => {
      const { perLine } = selectGuestCart(getState())
      if (perLine !== quote.max_per_line) dispatch(lineLimitKnown(quote.max_per_line))
      const drifts = priceDrifts(selectItems(getState()), ids, quote.lines)
      if (drifts.length > 0) dispatch(pricesDrifted(drifts))
      const links = linkChanges(selectItems(getState()), ids, quote.lines)
      if (links.length > 0) dispatch(linksLearned(links))
    },
  })
}
