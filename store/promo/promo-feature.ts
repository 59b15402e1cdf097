import { listenForPromo } from './promo-listeners'
import { promoSlice } from './promo-slice'

/** Banner and seasonal offer; lazy-loaded a few seconds after the page. */
export const promoFeature = {
  name: promoSlice.name,
  reducer: promoSlice.reducer,
  listen: listenForPromo,
} as const
