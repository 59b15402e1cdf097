import { isAnyOf } from '@reduxjs/toolkit'

import { parseSeasonalItems, seasonalItems } from '@/domain/shop/goods/seasonal-items'
import { toasts } from '@/messages/kit/toasts'
import type { Promo } from '@/contract/shop/promo/promo'
import { LOCAL_KEYS, localStore } from '@/utils/storage'

import { startOf } from '../lifecycle'
import { toastShown } from '../toasts/toasts-slice'
import type { AppDispatch, RootState, StartListening } from '../types'
import { bannerDismissed, campaignEnded, codeCopied, promoLoaded, promoSlice } from './promo-slice'

/** Maximum timer duration; longer ones overflow, so an offer then stays until the page is reloaded. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

export function listenForPromo(listen: StartListening): void {
  listen({
    predicate: startOf(promoSlice.name),
    effect: async (_, { dispatch, extra: { services } }) => {
      try {
        const promo = await services.promo.read()
        const stored = parseSeasonalItems(localStore.read(LOCAL_KEYS.seasonalItems))
        const items = seasonalItems(stored, campaignsOf(promo), Date.now())
        dispatch(promoLoaded({ promo, items }))
        endInTime(promo, dispatch)
      } catch {
        // Announcements are optional, so ignore failures.
      }
    },
  })
  listen({
    matcher: isAnyOf(promoLoaded, bannerDismissed, codeCopied),
    effect: (_, { getState }) => {
      const { promo }: Partial<RootState> = getState()
      localStore.write(LOCAL_KEYS.seasonalItems, promo?.items)
    },
  })
  // spec §8: shows that the promo code was copied.
  listen({
    actionCreator: codeCopied,
    effect: (_, { dispatch }) => void dispatch(toastShown(toasts.promo.copied())),
  })
}

function campaignsOf({ banner, seasonal }: Promo) {
  return [...(banner ? [{ ...banner, code: null }] : []), ...(seasonal ? [seasonal] : [])]
}

function endInTime(promo: Promo, dispatch: AppDispatch): void {
  for (const { id, ends_at } of campaignsOf(promo)) {
    if (ends_at === null) continue
    const left = Date.parse(ends_at) - Date.now()
    if (left < LONGEST_TIMER_MS) setTimeout(() => dispatch(campaignEnded(id)), Math.max(0, left))
  }
}
