import { useState, type ReactNode } from 'react'

import {
  AddressFields,
  CountryField,
  type Countries,
} from '@/components/account/addresses/address-fields'
import { LinkLikeButton } from '@/components/account/addresses/link-like-button'
import { faultsOfAddress } from '@/domain/shop/checkout/checkout-form'
import type { CheckoutFormControls } from '@/hooks/shop/checkout/use-checkout-form'
import { checkout as texts } from '@/messages/shop/checkout/checkout'

import { FormGroup } from './order-form'

interface BillingGroupProps {
  controls: CheckoutFormControls
  countries: Countries
  /** Whether the billing address is the same as the shipping address. */
  isSame: boolean
  /** Whether the address is typed rather than chosen from the saved ones. */
  isTyped: boolean
  saved?: ReactNode
  onUnfold: () => void
  onFold: () => void
}

export function BillingGroup(props: BillingGroupProps) {
  const { isSame, saved, onUnfold, onFold } = props
  const [isPressed, setPressed] = useState(false)

  function turn(event: () => void) {
    setPressed(true)
    event()
  }

  return (
    <FormGroup title={texts.billing}>
      {isSame ? (
        <div>
          <p className="text-ink-soft">{texts.billingSame}</p>
          <LinkLikeButton autoFocus={isPressed} onClick={() => turn(onUnfold)}>
            {texts.billingOther}
          </LinkLikeButton>
        </div>
      ) : (
        <>
          {saved}
          <Typed {...props} isFresh={isPressed && !saved} />
          <LinkLikeButton onClick={() => turn(onFold)} className="self-start">
            {texts.billingBack}
          </LinkLikeButton>
        </>
      )}
    </FormGroup>
  )
}

function Typed({
  controls,
  countries,
  isTyped,
  isFresh,
}: BillingGroupProps & { isFresh: boolean }) {
  const { form, faults, typeAddress } = controls
  if (!isTyped || !form.billing) return null
  const address = {
    kind: 'billing' as const,
    address: form.billing,
    faults: faultsOfAddress(faults, 'billing'),
    countries,
    onType: typeAddress.bind(null, 'billing'),
  }
  return (
    <>
      <CountryField {...address} isFresh={isFresh} />
      <AddressFields {...address} />
    </>
  )
}
