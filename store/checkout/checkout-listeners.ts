import { isAnyOf } from '@reduxjs/toolkit'

import type { ApiError } from '@/contract/kit/errors'
import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import { checkoutToasts } from '@/messages/shop/checkout/checkout'
import { leavePage } from '@/utils/leave-page'
import { SESSION_KEYS } from '@/utils/session-keys'
import { sessionStore } from '@/utils/storage'

import { loggedOut } from '../auth/auth-slice'
import { startOf } from '../lifecycle'
import { toastShown } from '../toasts/toasts-slice'
import type { StartListening } from '../types'
import { parseDraft } from './checkout-draft'
import {
  addressTyped,
  billingFolded,
  billingUnfolded,
  checkoutFinished,
  contactTyped,
  draftRestored,
  orderForgotten,
  promoApplied,
  selectCheckout,
} from './checkout-slice'
import { loadCheckout, placeOrder } from './checkout-thunks'
import { loadMemberCheckout, placeMemberOrder } from './member-thunks'
import { orderKeyed } from './order-key'
import { clearPaymentData, savePaymentData, readPaymentData } from './payment-data'
import { listenForUpgradeCheckout, withUpgradeCheckout } from './upgrade-checkout'

const isDraftChange = isAnyOf(
  contactTyped,
  addressTyped,
  billingUnfolded,
  billingFolded,
  promoApplied,
  orderKeyed,
  orderForgotten,
  placeOrder.fulfilled,
  placeMemberOrder.fulfilled,
)
const isOrderPlaced = isAnyOf(placeOrder.fulfilled, placeMemberOrder.fulfilled)
const isRefused = isAnyOf(placeOrder.rejected, placeMemberOrder.rejected)

export function listenForCheckout(listen: StartListening): void {
  persistDraft(listen)
  followPayment(listen)
  listenForUpgradeCheckout(listen)

  // spec §4 Checkout load: after a failure, the visitor is sent to the bikes. A toast explains why.
  listen({
    matcher: isAnyOf(loadCheckout.rejected, loadMemberCheckout.rejected),
    effect: (_, { dispatch, getState }) => {
      const { status, checkout, error } = selectCheckout(getState())
      if (status !== 'failed' || checkout || !error || isHandledElsewhere(error)) return
      dispatch(toastShown(checkoutToasts.notOpened(error)))
    },
  })
}

/** Returns whether another page handles the error: that of an empty cart, or the login page. */
function isHandledElsewhere(error: ApiError): boolean {
  return error.kind === 'problem' && (error.code === 'cart_empty' || error.status === 401)
}

/** Persists the draft for reloads and the back button, in this tab only. */
function persistDraft(listen: StartListening): void {
  listen({
    predicate: startOf('checkout'),
    effect: (_, { dispatch }) => {
      const stored = sessionStore.read(SESSION_KEYS.checkoutDraft)
      dispatch(draftRestored(withUpgradeCheckout(parseDraft(stored, DEFAULT_COUNTRY_ID))))
      if (readPaymentData(Date.now()) === null) clearPaymentData()
    },
  })
  listen({
    matcher: isDraftChange,
    effect: (_, { getState }) => {
      const { form, orderKey, placed } = selectCheckout(getState())
      sessionStore.write(SESSION_KEYS.checkoutDraft, { form, orderKey, placed })
    },
  })
  listen({
    matcher: isAnyOf(checkoutFinished, loggedOut),
    effect: () => {
      sessionStore.remove(SESSION_KEYS.checkoutDraft)
      clearPaymentData()
    },
  })
}

function followPayment(listen: StartListening): void {
  listen({
    matcher: isOrderPlaced,
    effect: ({ payload }) => {
      const { attemptId, provider, address } = payload
      savePaymentData({ attempt_id: attemptId, provider, time: Date.now() })
      leavePage(address)
    },
  })
  // Refetch the totals at once; the visitor sees both totals and confirms again.
  listen({
    matcher: isRefused,
    effect: ({ payload }, { dispatch, getState }) => {
      const { payment, body, query } = selectCheckout(getState())
      if (payment.status !== 'changed' && !isOldBook(payload)) return
      if (body) void dispatch(loadCheckout(body))
      if (query) void dispatch(loadMemberCheckout(query))
    },
  })
  // This order can't be resumed, so the next click must create a new one.
  listen({
    matcher: isRefused,
    effect: ({ payload }, { dispatch }) => {
      const isOver =
        payload?.kind === 'problem' &&
        (payload.code === 'payment_closed' || payload.code === 'idempotency_mismatch')
      if (isOver) dispatch(orderForgotten())
    },
  })
}

/** Returns whether the address was deleted or the cart emptied elsewhere, such as in another tab. */
function isOldBook(error: ApiError | undefined): boolean {
  return error?.kind === 'problem' && ['address_not_found', 'cart_empty'].includes(error.code)
}
