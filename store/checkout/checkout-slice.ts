import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'

import type { WireSavedAddress } from '@/contract/account/addresses/addresses'
import type { ApiError } from '@/contract/kit/errors'
import { withSaved } from '@/domain/account/addresses/address-book'
import {
  emptyAddress,
  emptyForm,
  type AddressForm,
  type CheckoutForm,
} from '@/domain/shop/checkout/checkout-form'
import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import type { MemberCheckoutChoices } from '@/domain/shop/checkout/member-order'
import type { Checkout, CheckoutBody, MemberCheckout } from '@/contract/shop/checkout/checkout'
import type { CheckoutQuery } from '@/services/shop/checkout'
import type { SentKey } from '@/utils/sent-key'

import { loggedOut, sessionExpired } from '../auth/auth-slice'
import { loadCheckout, placeOrder } from './checkout-thunks'
import { loadMemberCheckout, placeMemberOrder } from './member-thunks'
import { orderKeyed } from './order-key'
import { isPaymentIdle, type Payment, type PlacedOrder, type ShownCheckout } from './submit-order'

export interface CheckoutState {
  /** Status of the latest load; `failed` with a `checkout` means that a reload failed. */
  status: 'idle' | 'loading' | 'ready' | 'failed'
  checkout: Checkout | MemberCheckout | null
  error: ApiError | null
  body: CheckoutBody | null
  query: CheckoutQuery | null
  requestId: string | null
  form: CheckoutForm
  wishes: MemberCheckoutChoices
  isRestored: boolean
  orderKey: SentKey | null
  placed: PlacedOrder | null
  payment: Payment
}

/** Part of the state that survives a reload of the tab. */
export type CheckoutDraft = Pick<CheckoutState, 'form' | 'orderKey' | 'placed'>

type RestoredDraft = CheckoutDraft & Partial<Pick<CheckoutState, 'wishes'>>

declare module '../types' {
  interface States {
    checkout: CheckoutState
  }
}

const initialState: CheckoutState = {
  status: 'idle',
  checkout: null,
  error: null,
  body: null,
  query: null,
  requestId: null,
  form: emptyForm(DEFAULT_COUNTRY_ID),
  wishes: { shipping: null, billing: null, isCreditUsed: false, isSaved: true },
  isRestored: false,
  orderKey: null,
  placed: null,
  payment: { status: 'idle' },
}

export function isMemberCheckout(
  checkout: Checkout | MemberCheckout | null,
): checkout is MemberCheckout {
  return checkout !== null && 'addresses' in checkout
}

function startLoad(
  state: CheckoutState,
  requestId: string,
  request: Pick<CheckoutState, 'body' | 'query'>,
): void {
  Object.assign(state, request, { status: 'loading', requestId })
  // After a login or logout, drop the previous visitor's checkout.
  if (isMemberCheckout(state.checkout) !== (request.query !== null)) state.checkout = null
}

const shownOf = (checkout: Checkout | MemberCheckout): ShownCheckout => {
  const { total } = checkout.quote.totals
  return {
    total,
    due: isMemberCheckout(checkout) ? checkout.to_pay : total,
    documents: checkout.documents.map(({ id }) => id),
  }
}

const isSameOffer = (one: ShownCheckout, other: ShownCheckout) =>
  one.total === other.total &&
  one.due === other.due &&
  one.documents.join() === other.documents.join()

/** A queued order is sent only as the buyer saw it, so any other offer needs another click. */
function checkQueued(state: CheckoutState, next: Checkout): void {
  if (state.payment.status !== 'queued') return
  const { before } = state.payment
  if (!isSameOffer(before, shownOf(next))) state.payment = { status: 'changed', before }
  else if (next.quote.lines.some(({ problem }) => problem)) state.payment = { status: 'idle' }
}

/** A reload must not replace legal documents that the buyer may have read without a notice. */
function markChangedTerms(state: CheckoutState, next: Checkout): void {
  if (!state.checkout || state.payment.status !== 'idle') return
  const { documents } = shownOf(state.checkout)
  const shown = shownOf(next)
  if (documents.join() === shown.documents.join()) return
  state.payment = { status: 'changed', before: { ...shown, documents } }
}

/** Checkout (spec §3 Checkout data): form, the server's quote, payment. */
export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    draftRestored: (state, { payload }: PayloadAction<RestoredDraft>) => {
      Object.assign(state, payload, { isRestored: true })
    },
    contactTyped: (
      state,
      {
        payload,
      }: PayloadAction<
        Partial<Pick<CheckoutForm, 'email' | 'phone' | 'provider' | 'assembly_dealer_id'>>
      >,
    ) => {
      Object.assign(state.form, payload)
    },
    addressTyped: (
      state,
      { payload }: PayloadAction<{ kind: 'shipping' | 'billing'; change: Partial<AddressForm> }>,
    ) => {
      const address = state.form[payload.kind]
      const { country_id } = payload.change
      // Dealers assemble only in their own country.
      const isElsewhere = country_id !== undefined && country_id !== address?.country_id
      if (payload.kind === 'shipping' && isElsewhere) state.form.assembly_dealer_id = null
      if (address) Object.assign(address, payload.change)
    },
    /** Prefills the name and country that were already typed (WCAG 3.3.7). */
    billingUnfolded: (state) => {
      const { name, country_id } = state.form.shipping
      state.form.billing ??= { ...emptyAddress(country_id), name }
    },
    billingFolded: (state) => {
      state.form.billing = null
    },
    wishChanged: (state, { payload }: PayloadAction<Partial<MemberCheckoutChoices>>) => {
      Object.assign(state.wishes, payload)
    },
    bookChanged: ({ checkout }, { payload }: PayloadAction<WireSavedAddress>) => {
      if (!isMemberCheckout(checkout)) return
      checkout.addresses = withSaved(checkout.addresses, payload)
    },
    promoApplied: (state, { payload }: PayloadAction<string>) => {
      state.form.promo_code = payload.trim()
    },
    /** Remembers a click on the order button until the total is current. */
    orderQueued: (state) => {
      if (!state.checkout || !isPaymentIdle(state)) return
      state.payment = { status: 'queued', before: shownOf(state.checkout) }
    },
    /** The placed order can no longer be paid; the next click creates a new one. */
    orderForgotten: (state) => {
      state.placed = null
      state.orderKey = null
    },
    /** Resets a page restored from the back/forward cache after the visitor left for payment. */
    paymentReset: (state) => {
      state.payment = { status: 'idle' }
    },
    checkoutFinished: () => ({ ...initialState, isRestored: true }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(orderKeyed, (state, { payload }) => {
        state.orderKey = payload
      })
      .addCase(loggedOut, () => ({ ...initialState, isRestored: true }))
      // Keep the form for the same visitor's next login; drop the user's data from the server.
      .addCase(sessionExpired, (state) => {
        const { checkout, status, query, wishes, payment } = initialState
        Object.assign(state, { checkout, status, query, wishes, payment, requestId: null })
      })
      .addCase(loadCheckout.pending, (state, { meta }) => {
        startLoad(state, meta.requestId, { body: meta.arg, query: null })
      })
      .addCase(loadMemberCheckout.pending, (state, { meta }) => {
        startLoad(state, meta.requestId, { body: null, query: meta.arg })
      })
      .addMatcher(
        isAnyOf(loadCheckout.fulfilled, loadMemberCheckout.fulfilled),
        (state, { payload, meta }) => {
          if (meta.requestId !== state.requestId) return
          checkQueued(state, payload)
          markChangedTerms(state, payload)
          Object.assign(state, { status: 'ready', checkout: payload, error: null, requestId: null })
          const isOffered = payload.providers.some(({ id }) => id === state.form.provider)
          if (!isOffered) state.form.provider = payload.providers[0]?.id ?? ''
        },
      )
      .addMatcher(
        isAnyOf(loadCheckout.rejected, loadMemberCheckout.rejected),
        (state, { payload, meta }) => {
          if (meta.requestId !== state.requestId) return
          const error: ApiError = payload ?? { kind: 'unreachable' }
          Object.assign(state, { status: 'failed', error, requestId: null })
          if (state.payment.status === 'queued') state.payment = { status: 'idle' }
        },
      )
      .addMatcher(isAnyOf(placeOrder.pending, placeMemberOrder.pending), (state) => {
        state.payment = { status: 'sending' }
      })
      .addMatcher(
        isAnyOf(placeOrder.fulfilled, placeMemberOrder.fulfilled),
        (state, { payload }) => {
          state.placed = payload.placed
          state.payment = { status: 'leaving' }
        },
      )
      .addMatcher(
        isAnyOf(placeOrder.rejected, placeMemberOrder.rejected),
        (state, { payload, meta }) => {
          if (meta.condition) return
          const error: ApiError = payload ?? { kind: 'unreachable' }
          const isConflict =
            error.kind === 'problem' && ['totals_changed', 'terms_changed'].includes(error.code)
          state.payment =
            isConflict && state.checkout
              ? { status: 'changed', before: shownOf(state.checkout) }
              : { status: 'failed', error }
        },
      )
  },
  selectors: { selectCheckout: (state) => state },
})

export const {
  draftRestored,
  contactTyped,
  addressTyped,
  billingUnfolded,
  billingFolded,
  wishChanged,
  bookChanged,
  promoApplied,
  orderQueued,
  orderForgotten,
  paymentReset,
  checkoutFinished,
} = checkoutSlice.actions
export const { selectCheckout } = checkoutSlice.selectors
