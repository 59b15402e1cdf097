import { createAction } from '@reduxjs/toolkit'

import type { ApiError } from '@/contract/errors'
import type { GuestCartItem } from '@/domain/guest-cart'
import { apiErrorOf } from '@/services/http/failure'

import type { AppThunk } from '../types'

/** A bike of the cart could not be opened in the configurator. */
export const editFailed = createAction<ApiError>('cart/editFailed')

/**
 * Keeps the build of a cart line under a short code.
 * @returns the address of the configurator that restores it, or null when that failed
 */
export const editBike =
  ({ server }: Pick<GuestCartItem, 'server'>): AppThunk<Promise<string | null>> =>
  async (dispatch, _, { services }) => {
    if (!server) return null
    try {
      const { code } = await services.configurator.saveBuild(server.bike_slug, server.build)
      return `/configurator/${encodeURIComponent(server.bike_slug)}?build=${encodeURIComponent(code)}`
    } catch (thrown) {
      dispatch(editFailed(apiErrorOf(thrown)))
      return null
    }
  }
