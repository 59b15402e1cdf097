import { useCheckout, useCheckoutCountries, type CheckoutData } from '@/hooks/use-checkout'
import { useCheckoutForm } from '@/hooks/use-checkout-form'

import { CheckoutForm } from './checkout-form'
import { CheckoutLayout } from './checkout-layout'
import { CheckoutOrder } from './checkout-order'
import { CheckoutPhase } from './checkout-phase'

/** The checkout of a guest: everything is typed. */
export function GuestCheckout() {
  const load = useCheckout()
  return (
    <CheckoutPhase phase={load.phase}>
      {load.checkout && <Loaded load={load} checkout={load.checkout} />}
    </CheckoutPhase>
  )
}

interface LoadedProps {
  load: ReturnType<typeof useCheckout>
  checkout: CheckoutData
}

function Loaded({ load, checkout }: LoadedProps) {
  const countries = useCheckoutCountries(checkout.country)
  const controls = useCheckoutForm(countries.find)
  return (
    <CheckoutLayout>
      <CheckoutOrder
        checkout={checkout}
        load={load}
        onPromo={controls.applyPromo}
        className="lg:sticky lg:top-8 lg:col-span-5"
      />
      <CheckoutForm
        checkout={checkout}
        load={load}
        countries={countries}
        controls={controls}
        className="lg:col-span-7"
      />
    </CheckoutLayout>
  )
}
