import Link from 'next/link'
import { useState } from 'react'

import {
  AddressFields,
  CountryField,
  PhoneField,
  type Countries,
} from '@/components/addresses/address-fields'
import { faultText } from '@/components/addresses/fault-text'
import { LinkLikeButton } from '@/components/addresses/link-like-button'
import { TextField } from '@/components/ui/field'
import { faultsOfAddress } from '@/domain/checkout-form'
import { loginAddress } from '@/domain/continue-path'
import type { CheckoutFormControls } from '@/hooks/use-checkout-form'
import type { CheckoutData, CheckoutLoad } from '@/hooks/use-checkout'
import { checkout as texts } from '@/messages/checkout'

import { AssemblyChoice } from './assembly-choice'
import { FormGroup, OrderForm } from './order-form'

interface CheckoutFormProps {
  checkout: CheckoutData
  load: CheckoutLoad
  countries: Countries
  controls: CheckoutFormControls
  className: string
}

/** The personal part: at most eight fields are visible, and none of them is lost when something fails. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { checkout, countries, controls } = props
  return (
    <OrderForm {...props} toPay={checkout.quote.totals.total}>
      <p className="mb-8 text-ink-soft">
        {texts.haveAccount}{' '}
        <Link href={loginAddress('/cart/checkout')} className="link">
          {texts.logIn}
        </Link>
      </p>
      <FormGroup title={texts.contact}>
        <ShippingFields controls={controls} countries={countries} />
      </FormGroup>
      <AssemblyChoice checkout={checkout} controls={controls} city={controls.form.shipping.city} />
      <FormGroup title={texts.billing}>
        <Billing controls={controls} countries={countries} />
      </FormGroup>
    </OrderForm>
  )
}

type PartProps = Pick<CheckoutFormProps, 'controls' | 'countries'>

function ShippingFields({ controls, countries }: PartProps) {
  const { form, faults, typeContact, typeAddress } = controls
  const address = {
    kind: 'shipping' as const,
    address: form.shipping,
    faults: faultsOfAddress(faults, 'shipping'),
    countries,
    onType: typeAddress.bind(null, 'shipping'),
  }
  return (
    <>
      <CountryField {...address} />
      <TextField
        label={texts.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        autoCapitalize="none"
        required
        maxLength={254}
        value={form.email}
        onChange={(event) => typeContact({ email: event.target.value })}
        error={faultText(faults.email, texts.email)}
        hint={texts.emailHint}
      />
      <AddressFields {...address} />
      <PhoneField
        name="phone"
        value={form.phone}
        fault={faults.phone}
        onType={(phone) => typeContact({ phone })}
      />
    </>
  )
}

/** The bill goes where the goods go, until somebody says otherwise. */
function Billing({ controls, countries }: PartProps) {
  const { form, faults, typeAddress, foldBilling, unfoldBilling } = controls
  const [isPressed, setPressed] = useState(false)

  function turn(event: () => void) {
    setPressed(true)
    event()
  }

  if (!form.billing) {
    return (
      <div>
        <p className="text-ink-soft">{texts.billingSame}</p>
        <LinkLikeButton autoFocus={isPressed} onClick={() => turn(unfoldBilling)}>
          {texts.billingOther}
        </LinkLikeButton>
      </div>
    )
  }
  const address = {
    kind: 'billing' as const,
    address: form.billing,
    faults: faultsOfAddress(faults, 'billing'),
    countries,
    onType: typeAddress.bind(null, 'billing'),
  }
  return (
    <>
      <CountryField {...address} isFresh={isPressed} />
      <AddressFields {...address} />
      <LinkLikeButton onClick={() => turn(foldBilling)} className="self-start">
        {texts.billingBack}
      </LinkLikeButton>
    </>
  )
}
