import { createAsyncThunk } from '@reduxjs/toolkit'

import type { WirePaymentBody } from '@/contract/checkout'
import type { ApiError } from '@/contract/errors'
import type { Checkout, CheckoutBody } from '@/services/checkout'
import { apiErrorOf } from '@/services/http/failure'
import { paymentTarget } from '@/utils/leave-page'

import type { StoreExtra } from '../types'
import type { CheckoutState, PlacedOrder } from './checkout-slice'
import { orderKeyed, orderKeyFor } from './order-key'

interface ThunkConfig {
  extra: StoreExtra
  rejectValue: ApiError
  state: { checkout: CheckoutState }
}

/** spec §4 Checkout load, for guests; again whenever the country, the code or the cart changes. */
export const loadCheckout = createAsyncThunk<Checkout, CheckoutBody, ThunkConfig>(
  'checkout/load',
  async (body, { extra, rejectWithValue }) => {
    try {
      return await extra.services.checkout.load(body)
    } catch (thrown) {
      return rejectWithValue(apiErrorOf(thrown))
    }
  },
)

interface OrderToPlace {
  body: WirePaymentBody
  /** The cart lines that leave the cart once the order is paid. */
  bought: PlacedOrder['bought']
}

export interface OrderPlaced {
  placed: PlacedOrder
  attemptId: string
  provider: string
  /** The payment page, checked. */
  address: string
}

/**
 * Places the order and opens its payment. The key goes into the draft before the request leaves, so that
 * a repeat after a lost answer, a reload or a double click is the same order.
 */
export const placeOrder = createAsyncThunk<OrderPlaced, OrderToPlace, ThunkConfig>(
  'checkout/placeOrder',
  async ({ body, bought }, { dispatch, extra, getState, rejectWithValue }) => {
    const orderKey = orderKeyFor(body, getState().checkout.orderKey)
    dispatch(orderKeyed(orderKey))
    try {
      const answer = await extra.services.checkout.pay(body, orderKey.key)
      const address = paymentTarget(answer.redirect_url, window.location.origin)
      if (address === null) {
        return rejectWithValue({ kind: 'contract', detail: 'redirect_url leads nowhere safe' })
      }
      return {
        placed: { number: answer.order_number, bought },
        attemptId: answer.attempt_id,
        provider: body.provider,
        address,
      }
    } catch (thrown) {
      return rejectWithValue(apiErrorOf(thrown))
    }
  },
  {
    condition: (_, { getState }) => {
      const { status } = getState().checkout.payment
      return status !== 'sending' && status !== 'leaving'
    },
  },
)
