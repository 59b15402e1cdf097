import type { ReactNode } from 'react'

import {
  AddressFields,
  CountryField,
  PhoneField,
  type Countries,
} from '@/components/account/addresses/address-fields'
import { faultText } from '@/components/account/addresses/fault-text'
import { TextField } from '@/components/kit/ui/field'
import { faultsOfAddress } from '@/domain/shop/checkout/checkout-form'
import type { CheckoutFormControls } from '@/hooks/shop/checkout/use-checkout-form'
import { checkout as texts } from '@/messages/shop/checkout/checkout'

import { FormGroup } from './order-form'

interface ShippingGroupProps {
  controls: CheckoutFormControls
  countries: Countries
  /** Email address of the account; null for guests, who type it. */
  email: string | null
  /** Whether the address is typed rather than chosen from the saved ones. */
  isTyped: boolean
  saved?: ReactNode
  below?: ReactNode
}

/** Shipping address fields: the same fields, wording and order with and without an account. */
export function ShippingGroup(props: ShippingGroupProps) {
  const { controls, countries, email, isTyped, saved, below } = props
  const { form, faults, typeContact, typeAddress } = controls
  const address = {
    kind: 'shipping' as const,
    address: form.shipping,
    faults: faultsOfAddress(faults, 'shipping'),
    countries,
    onType: typeAddress.bind(null, 'shipping'),
  }
  return (
    <FormGroup title={texts.contact}>
      {saved}
      {isTyped && <CountryField {...address} />}
      {email === null ? <EmailField controls={controls} /> : <AccountEmail email={email} />}
      {isTyped && (
        <>
          <AddressFields {...address} />
          <PhoneField
            name="phone"
            value={form.phone}
            fault={faults.phone}
            onType={(phone) => typeContact({ phone })}
          />
          {below}
        </>
      )}
    </FormGroup>
  )
}

function EmailField({ controls }: Pick<ShippingGroupProps, 'controls'>) {
  const { form, faults, typeContact } = controls
  return (
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
  )
}

function AccountEmail({ email }: { email: string }) {
  return (
    <dl>
      <dt className="font-medium">{texts.email}</dt>
      <dd className="break-all">{email}</dd>
      <dd className="text-sm text-ink-soft">{texts.emailHint}</dd>
    </dl>
  )
}
