import { createAsyncThunk } from '@reduxjs/toolkit'

import type { GuestOrderBody, Checkout, CheckoutBody } from '@/contract/shop/checkout/checkout'
import { apiErrorOf } from '@/services/http/failure'

import {
  isPaymentIdle,
  submitOrder,
  type OrderPlaced,
  type PlacedOrder,
  type ThunkConfig,
} from './submit-order'

/** spec §4 Checkout load, for guests. Repeated when the country, code or cart changes. */
export const loadCheckout = createAsyncThunk<Checkout, CheckoutBody, ThunkConfig>(
  'checkout/load',
  async (body, { extra, rejectWithValue }) => {
    try {
      return await extra.services.checkout.checkoutGuest(body)
    } catch (thrown) {
      return rejectWithValue(apiErrorOf(thrown))
    }
  },
)

interface PlaceOrderArgs {
  body: GuestOrderBody
  /** Lines to remove from the guest's cart once the order is paid. */
  bought: PlacedOrder['bought']
}

export const placeOrder = createAsyncThunk<OrderPlaced, PlaceOrderArgs, ThunkConfig>(
  'checkout/placeOrder',
  (order, api) =>
    submitOrder(api, order, (key) => api.extra.services.checkout.paymentGuest(order.body, { key })),
  { condition: (_, { getState }) => isPaymentIdle(getState().checkout) },
)
