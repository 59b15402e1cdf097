import { createAsyncThunk } from '@reduxjs/toolkit'

import type { OrderBody, MemberCheckout } from '@/contract/shop/checkout/checkout'
import type { CheckoutQuery } from '@/services/shop/checkout'
import { apiErrorOf } from '@/services/http/failure'

import { isPaymentIdle, submitOrder, type OrderPlaced, type ThunkConfig } from './submit-order'

/** spec §4 Checkout load, for users. Repeated when the address, code, credit or cart changes. */
export const loadMemberCheckout = createAsyncThunk<MemberCheckout, CheckoutQuery, ThunkConfig>(
  'checkout/loadMember',
  async (input, { extra, rejectWithValue }) => {
    try {
      return await extra.services.checkout.loadMember(input)
    } catch (thrown) {
      return rejectWithValue(apiErrorOf(thrown))
    }
  },
)

/** Places an order from a user's cart; the server removes the ordered lines. See `placeOrder`. */
export const placeMemberOrder = createAsyncThunk<OrderPlaced, { body: OrderBody }, ThunkConfig>(
  'checkout/placeMemberOrder',
  ({ body }, api) =>
    submitOrder(api, { body, bought: [] }, (key) =>
      api.extra.services.checkout.placeOrder(body, { key }),
    ),
  { condition: (_, { getState }) => isPaymentIdle(getState().checkout) },
)
