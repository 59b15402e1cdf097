import { bindActionCreators } from '@reduxjs/toolkit'
import { useEffect, useEffectEvent, useMemo } from 'react'

import type { ApiError } from '@/contract/kit/errors'
import type { Country } from '@/domain/shop/countries/country'
import { selectItems } from '@/store/cart/guest-cart-slice'
import { wireItems } from '@/store/cart/cart-lines'
import {
  validateCheckout,
  formFieldOf,
  type AddressForm,
  type FormFault,
  type FormFaults,
  type FormField,
} from '@/domain/shop/checkout/checkout-form'
import {
  addressTyped,
  billingFolded,
  billingUnfolded,
  contactTyped,
  orderQueued,
  paymentReset,
  promoApplied,
  selectCheckout,
} from '@/store/checkout/checkout-slice'
import { placeOrder } from '@/store/checkout/checkout-thunks'
import { paymentBody } from '@/store/checkout/payment-body'
import { countryChosen } from '@/store/countries/countries-slice'

import { useAppDispatch, useAppSelector, useAppStore } from '@/hooks/kit/use-store'
import { useSubmit } from '@/hooks/kit/use-submit'
import type { Payment } from '@/store/checkout/submit-order'

export interface OrderSubmission {
  faults: FormFaults
  /** @returns the error if it failed, else null */
  submitOrder: () => Promise<ApiError | null>
}

/** Validates on submit, clears an error once its field is fixed, and keeps every field on failure. */
export function useOrderForm({ faults, submitOrder }: OrderSubmission) {
  const dispatch = useAppDispatch()
  const { form, payment, checkout, status } = useAppSelector(selectCheckout)
  const { clearFaults, submit, ...sending } = useSubmit<FormField, FormFault>({
    present: faults,
    fieldOf: formFieldOf,
    send: submitOrder,
  })

  const typed = useMemo(
    () =>
      bindActionCreators(
        {
          contact: contactTyped,
          unfoldBilling: billingUnfolded,
          foldBilling: billingFolded,
          applyPromo: promoApplied,
        },
        dispatch,
      ),
    [dispatch],
  )

  function typeAddress(kind: 'shipping' | 'billing', change: Partial<AddressForm>) {
    clearFaults(Object.keys(change).map((field) => `${kind}.${field}`))
    dispatch(addressTyped({ kind, change }))
    if (kind === 'shipping' && change.country_id) dispatch(countryChosen(change.country_id))
  }

  function typeContact(change: Parameters<typeof contactTyped>[0]) {
    clearFaults(Object.keys(change))
    typed.contact(change)
  }

  const isDue = payment.status === 'queued' && status === 'ready'
  const send = useEffectEvent(() => {
    dispatch(paymentReset())
    void submit()
  })
  useEffect(() => {
    if (isDue) send()
  }, [isDue])

  return {
    ...sending,
    form,
    payment,
    ...typed,
    typeContact,
    typeAddress,
    submit: async () => {
      if (!checkout) return
      // Without a current total there is nothing to agree to, but mistakes can be named at once.
      if (status === 'ready' || Object.keys(faults).length > 0) await submit()
      else if (status === 'loading') dispatch(orderQueued())
    },
  }
}

export function useCheckoutForm(findCountry: (id: number) => Country | undefined) {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const { form, checkout } = useAppSelector(selectCheckout)

  async function submitOrder(): Promise<ApiError | null> {
    if (!checkout) return null
    const items = selectItems(store.getState())
    const promoCode = checkout.promo.state === 'applied' ? checkout.promo.code : null
    const { assembly, totals } = checkout.quote
    const assemblyDealerId = assembly?.dealer_id ?? null
    const order = {
      ...{ items: wireItems(items), promoCode, assemblyDealerId, total: totals.total },
      documents: checkout.documents.map(({ id }) => id),
    }
    const answer = await dispatch(
      placeOrder({
        body: paymentBody(form, order, findCountry),
        bought: items.map(({ id, cartQuantity }) => ({ id, count: cartQuantity })),
      }),
    )
    return placeOrder.rejected.match(answer) ? (answer.payload ?? null) : null
  }

  return useOrderForm({ faults: validateCheckout(form, findCountry), submitOrder })
}

export type PaymentStep = Payment
export type CheckoutFormControls = ReturnType<typeof useOrderForm>
