import { useEffect, useMemo, useState } from 'react'

import type { PaymentState } from '@/contract/shop/payment/payment'
import type { PaymentReturn } from '@/services/shop/payment'
import { guestCartFeature } from '@/store/cart/guest-cart-feature'
import { cartCleared, linesBought } from '@/store/cart/guest-cart-slice'
import { checkoutFinished, orderForgotten, selectCheckout } from '@/store/checkout/checkout-slice'
import { registerFeature } from '@/store/lazy-features'
import { readPaymentData } from '@/store/checkout/payment-data'
import type { AppThunk } from '@/store/types'
import { SESSION_KEYS } from '@/utils/session-keys'
import { sessionStore } from '@/utils/storage'

import { useHydrated } from '@/platform/use-hydrated'
import { useRequest } from '@/hooks/kit/use-request'
import { useAppDispatch } from '@/hooks/kit/use-store'

registerFeature(guestCartFeature)

export type ReturnTokens = PaymentReturn

/** Delays between polls (backoff); the last one repeats. */
const POLL_MS = [2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000] as const
const MOST_POLLS = 60
const NO_TOKENS: PaymentReturn = { kind: 'token', attempt: '', token: '' }

/**
 * Completes a payment after the buyer returns from the payment page (spec §7: call-back, call-back-pay-pal,
 * call-back-pay). The browser sends the request, because the document is rendered without the tokens.
 * @param initial tokens from the URL; if null, those stored in this tab are used
 */
export function usePaymentReturn(initial: PaymentReturn | null, isReady: boolean) {
  const dispatch = useAppDispatch()
  const isHydrated = useHydrated()
  const stored = useMemo(() => (isHydrated ? storedTokens() : null), [isHydrated])
  const isKnown = isReady && isHydrated
  const tokens = isKnown ? (initial ?? stored) : null
  const { kind, attempt, token } = initial ?? {}

  useEffect(() => {
    if (kind && attempt && token) saveTokens({ kind, attempt, token })
  }, [kind, attempt, token])

  const { state, renew, retry } = useRequest(
    tokens && `${tokens.attempt}/${tokens.token}`,
    (services) => services.payment.finish(tokens ?? NO_TOKENS),
  )
  const answer = state.status === 'ready' ? state.data : null
  const attemptId = tokens?.attempt
  // Paying a price difference doesn't affect carts and checkouts.
  const { status, order_number } = answer?.difference_path == null ? (answer ?? {}) : {}

  useEffect(() => {
    if (status && order_number && attemptId) {
      dispatch(settleBooks({ status, order_number }, attemptId))
    }
  }, [dispatch, status, order_number, attemptId])

  usePoll(answer, renew)
  return { isMissing: isKnown && tokens === null, state, answer, retry }
}

/** Polls with backoff while the provider has not decided. */
function usePoll(answer: PaymentState | null, renew: () => void) {
  const [polls, setPolls] = useState(0)
  const isUndecided = answer?.status === 'processing'
  useEffect(() => {
    if (!isUndecided || polls >= MOST_POLLS) return
    const timer = setTimeout(
      () => {
        setPolls((count) => count + 1)
        renew()
      },
      POLL_MS[Math.min(polls, POLL_MS.length - 1)],
    )
    return () => clearTimeout(timer)
    // `renew` is a new function with each render, but always does the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [isUndecided, polls])
}

/** Removes bought items once paid or pending, forgets a closed order, otherwise changes nothing. */
function settleBooks(
  { status, order_number }: Pick<PaymentState, 'status' | 'order_number'>,
  attemptId: string,
): AppThunk {
  return (dispatch, getState) => {
    const { placed } = selectCheckout(getState())
    const isOfThisTab = placed?.number === order_number
    const isOfThisBrowser = readPaymentData(Date.now())?.attempt_id === attemptId
    if (!isOfThisTab && !isOfThisBrowser) return
    if (status === 'expired' || status === 'cancelled') {
      dispatch(orderForgotten())
      return
    }
    if (status !== 'paid' && status !== 'processing') return
    dispatch(isOfThisTab ? linesBought(placed.bought) : cartCleared())
    dispatch(checkoutFinished())
  }
}

/** Moves the tokens from the address bar to this tab's storage, so that they survive a reload. */
function saveTokens(tokens: PaymentReturn): void {
  sessionStore.write(SESSION_KEYS.paymentReturn, tokens)
  const path = '/payment/return'
  // Keep the router's state in the history entry: the router reads it on back navigation.
  const state: unknown = { ...(window.history.state as object | null), url: path, as: path }
  window.history.replaceState(state, '', path)
}

function storedTokens(): PaymentReturn | null {
  const value = sessionStore.read(SESSION_KEYS.paymentReturn)
  if (typeof value !== 'object' || value === null) return null
  const { kind, attempt, token } = value as Partial<Record<keyof PaymentReturn, unknown>>
  if (typeof attempt !== 'string' || typeof token !== 'string') return null
  return { kind: kind === 'card' || kind === 'paypal' ? kind : 'token', attempt, token }
}
