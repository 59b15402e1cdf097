import Link from 'next/link'

import type { Countries } from '@/components/account/addresses/address-fields'
import { loginAddress } from '@/domain/kit/continue-path'
import type { CheckoutFormControls } from '@/hooks/shop/checkout/use-checkout-form'
import type { CheckoutData, CheckoutLoad } from '@/hooks/shop/checkout/use-checkout'
import { checkout as texts } from '@/messages/shop/checkout/checkout'

import { AssemblyChoice } from './assembly-choice'
import { BillingGroup } from './billing-group'
import { OrderForm } from './order-form'
import { ShippingGroup } from './shipping-group'

interface CheckoutFormProps {
  checkout: CheckoutData
  load: CheckoutLoad
  countries: Countries
  controls: CheckoutFormControls
}

/** Form for personal data: at most eight visible fields, which keep their input on errors. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { checkout, countries, controls } = props
  const hasBilling = controls.form.billing !== null
  return (
    <OrderForm {...props} toPay={checkout.quote.totals.total}>
      <p className="mb-8 text-ink-soft">
        {texts.haveAccount}{' '}
        <Link href={loginAddress('/cart/checkout')} className="link">
          {texts.logIn}
        </Link>
      </p>
      <ShippingGroup controls={controls} countries={countries} email={null} isTyped />
      <AssemblyChoice checkout={checkout} controls={controls} town={controls.form.shipping} />
      <BillingGroup
        controls={controls}
        countries={countries}
        isSame={!hasBilling}
        isTyped={hasBilling}
        onUnfold={controls.unfoldBilling}
        onFold={controls.foldBilling}
      />
    </OrderForm>
  )
}
