import { isAnyOf } from '@reduxjs/toolkit'

import { DEFAULT_COUNTRY_ID } from '@/domain/constants'
import { checkoutToasts } from '@/messages/checkout'
import { leavePage } from '@/utils/leave-page'
import { SESSION_KEYS, sessionStore } from '@/utils/storage'

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
import { orderKeyed } from './order-key'
import { dropPaymentData, keepPaymentData, readPaymentData } from './payment-data'

const isDraftChange = isAnyOf(
  contactTyped,
  addressTyped,
  billingUnfolded,
  billingFolded,
  promoApplied,
  orderKeyed,
  orderForgotten,
  placeOrder.fulfilled,
)

export function listenForCheckout(listen: StartListening): void {
  keepDraft(listen)
  followPayment(listen)

  // spec §4 Checkout load: a failure leads to the bikes. The visitor is told why.
  listen({
    actionCreator: loadCheckout.rejected,
    effect: (_, { dispatch, getState }) => {
      const { status, checkout, error } = selectCheckout(getState())
      if (status !== 'failed' || checkout || !error) return
      dispatch(toastShown(checkoutToasts.notOpened(error)))
    },
  })
}

/** What was typed survives a reload and the way back; it lives in this tab only. */
function keepDraft(listen: StartListening): void {
  listen({
    predicate: startOf('checkout'),
    effect: (_, { dispatch }) => {
      const stored = sessionStore.read(SESSION_KEYS.checkoutDraft)
      dispatch(draftRestored(parseDraft(stored, DEFAULT_COUNTRY_ID)))
      if (readPaymentData(Date.now()) === null) dropPaymentData()
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
    actionCreator: checkoutFinished,
    effect: () => {
      sessionStore.remove(SESSION_KEYS.checkoutDraft)
      dropPaymentData()
    },
  })
}

function followPayment(listen: StartListening): void {
  listen({
    actionCreator: placeOrder.fulfilled,
    effect: ({ payload }) => {
      const { attemptId, provider, address } = payload
      keepPaymentData({ attempt_id: attemptId, provider, time: Date.now() })
      leavePage(address)
    },
  })
  // The new totals are fetched at once; the visitor sees both and presses again.
  listen({
    actionCreator: placeOrder.rejected,
    effect: (_, { dispatch, getState }) => {
      const { payment, body } = selectCheckout(getState())
      if (payment.status === 'totals-changed' && body) void dispatch(loadCheckout(body))
    },
  })
  // Such an order cannot be taken up again: another press has to make a new one.
  listen({
    actionCreator: placeOrder.rejected,
    effect: ({ payload }, { dispatch }) => {
      const isOver =
        payload?.kind === 'problem' &&
        (payload.code === 'payment_closed' || payload.code === 'idempotency_mismatch')
      if (isOver) dispatch(orderForgotten())
    },
  })
}
