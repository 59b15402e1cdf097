import { createAsyncThunk, createSlice } from '@reduxjs/toolkit'

import type { QuotedCart } from '@/contract/shop/cart/cart'
import type { ApiError } from '@/contract/kit/errors'
import { apiErrorOf } from '@/services/http/failure'

import type { ThunkExtra } from '../types'
import { wireItems } from './cart-lines'
import type { WithCart } from './cart-states'
import { selectItems } from './guest-cart-slice'

/** Quote by the server, and the ids of its lines in the same order. */
export interface Estimate {
  quote: QuotedCart
  ids: string[]
}

interface EstimateState {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Latest quote, shown as stale while a newer one is loading. */
  quote: QuotedCart | null
  error: ApiError | null
  /** Id of the latest request; responses to earlier requests are dropped. */
  requestId: string | null
}

declare module './cart-states' {
  interface CartStates {
    estimate: EstimateState
  }
}

const initialState: EstimateState = { status: 'idle', quote: null, error: null, requestId: null }

/** Loads delivery and tax of the cart for a country id (spec §7: shipping-vat-guest). */
export const loadEstimate = createAsyncThunk<
  Estimate,
  number,
  { extra: ThunkExtra; rejectValue: ApiError; state: WithCart }
>('cart/estimate/load', async (countryId, { extra, getState, rejectWithValue, signal }) => {
  const items = selectItems(getState())
  try {
    const quote = await extra.services.cart.shippingVatGuest(
      { country_id: countryId, items: wireItems(items) },
      { signal },
    )
    return { quote, ids: items.map(({ id }) => id) }
  } catch (thrown) {
    return rejectWithValue(apiErrorOf(thrown))
  }
})

export const cartEstimateSlice = createSlice({
  name: 'cart/estimate',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadEstimate.pending, (state, { meta }) => {
        state.status = 'loading'
        state.requestId = meta.requestId
      })
      .addCase(loadEstimate.fulfilled, (state, { payload, meta }) => {
        if (meta.requestId !== state.requestId) return
        return { status: 'ready', quote: payload.quote, error: null, requestId: null }
      })
      .addCase(loadEstimate.rejected, (state, { payload, meta }) => {
        // A newer request has aborted this one.
        if (meta.requestId !== state.requestId || meta.aborted) return
        return { ...initialState, status: 'failed', error: payload ?? { kind: 'unreachable' } }
      })
  },
})

export const selectEstimate = ({ cart }: WithCart) => cart?.estimate ?? initialState
