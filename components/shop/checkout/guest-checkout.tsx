import {
  useCheckout,
  useCheckoutCountries,
  type CheckoutData,
  type CheckoutLoad,
} from '@/hooks/shop/checkout/use-checkout'
import { useCheckoutForm } from '@/hooks/shop/checkout/use-checkout-form'

import { CheckoutForm } from './checkout-form'
import { CheckoutPhase } from './checkout-phase'
import { CheckoutView } from './checkout-view'

export function GuestCheckout() {
  const { phase, checkout, load } = useCheckout()
  return (
    <CheckoutPhase phase={phase}>
      {checkout && <Loaded load={load} checkout={checkout} />}
    </CheckoutPhase>
  )
}

function Loaded({ load, checkout }: { load: CheckoutLoad; checkout: CheckoutData }) {
  const countries = useCheckoutCountries(checkout.country)
  const controls = useCheckoutForm(countries.find)
  return (
    <CheckoutView checkout={checkout} load={load} onPromo={controls.applyPromo}>
      <CheckoutForm {...{ checkout, load, countries, controls }} />
    </CheckoutView>
  )
}
