import { nanoid } from '@reduxjs/toolkit'

import type { Build } from '@/domain/shop/bikes/bike'
import { editToasts } from '@/messages/shop/configurator/configurator-edit'
import type { BikeToSave } from '@/services/shop/cart'

import { registerFeature } from '../lazy-features'
import { toastShown } from '../toasts/toasts-slice'
import type { AppThunk } from '../types'
import { guestCartFeature } from './guest-cart-feature'
import { serverCartFeature } from './server-cart-feature'
import { loadServerCart } from './server-cart-slice'
import { change } from './server-cart-thunks'

export type EditToSave = BikeToSave & { build: Build }

/** Saves an edit (spec §4 Modes). @returns the id of its line; null after a failure toast */
export const saveEdit =
  (edit: EditToSave): AppThunk<Promise<number | null>> =>
  async (dispatch) => {
    registerFeature(guestCartFeature)
    registerFeature(serverCartFeature)
    const key = nanoid(24)
    const saved = await dispatch(change(({ cart }) => cart.addBike(edit, key)))
    if (saved) dispatch(toastShown(editToasts.saved()))
    await dispatch(loadServerCart())
    return saved?.cart_id ?? null
  }
