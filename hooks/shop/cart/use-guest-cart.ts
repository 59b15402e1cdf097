import { bindActionCreators } from '@reduxjs/toolkit'
import { useMemo } from 'react'

import { totals } from '@/domain/shop/cart/guest-cart'
import { guestCartFeature } from '@/store/cart/guest-cart-feature'
import {
  driftsSeen,
  itemAdded,
  itemDecreased,
  itemRemoved,
  panelClosed,
  panelOpened,
  quantityTyped,
  selectGuestCart,
} from '@/store/cart/guest-cart-slice'
import { registerFeature } from '@/store/lazy-features'

import { useAppDispatch, useAppSelector } from '@/hooks/kit/use-store'

registerFeature(guestCartFeature)

/** Provides the guest's cart (spec §4 Guest cart); `isRestored` is false until storage was read. */
export function useGuestCart() {
  const dispatch = useAppDispatch()
  const cart = useAppSelector(selectGuestCart)
  const sums = useMemo(() => totals(cart.items), [cart.items])
  const actions = useMemo(
    () =>
      bindActionCreators(
        {
          add: itemAdded,
          decrease: itemDecreased,
          setQuantity: quantityTyped,
          remove: itemRemoved,
          open: panelOpened,
          close: panelClosed,
          acknowledgeDrifts: driftsSeen,
        },
        dispatch,
      ),
    [dispatch],
  )
  return { ...cart, totals: sums, ...actions }
}
