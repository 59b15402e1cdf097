import { useState } from 'react'

import { AddressForm } from '@/components/account/addresses/address-form'
import { useAddressChange, type SavedAddress } from '@/hooks/account/addresses/use-addresses'
import { useCheckoutCountries } from '@/hooks/shop/checkout/use-checkout'
import {
  useMemberCheckout,
  type MemberCheckoutData,
} from '@/hooks/shop/checkout/use-member-checkout'
import { useMemberForm } from '@/hooks/shop/checkout/use-member-form'

import { CheckoutPhase } from './checkout-phase'
import { CheckoutView } from './checkout-view'
import { CreditTotals } from './credit-choice'
import { MemberForm } from './member-form'

type Controls = ReturnType<typeof useMemberCheckout>

export function MemberCheckout() {
  const controls = useMemberCheckout()
  const { checkout, choice, phase } = controls
  return (
    <CheckoutPhase phase={phase}>
      {checkout && choice && <Loaded {...controls} checkout={checkout} choice={choice} />}
    </CheckoutPhase>
  )
}

interface LoadedProps extends Controls {
  checkout: MemberCheckoutData
  choice: NonNullable<Controls['choice']>
}

function Loaded(props: LoadedProps) {
  const { checkout, choice, wishes, load, choose, changeBook } = props
  const countries = useCheckoutCountries(checkout.country)
  const controls = useMemberForm({ checkout, choice, wishes, findCountry: countries.find })
  const [editing, setEditing] = useState<SavedAddress | null>(null)
  return (
    <CheckoutView
      checkout={checkout}
      load={load}
      onPromo={controls.applyPromo}
      below={<CreditTotals checkout={checkout} />}
    >
      {editing ? (
        <EditedAddress
          address={editing}
          countries={countries}
          onClose={(saved) => {
            if (saved) changeBook(saved)
            setEditing(null)
          }}
        />
      ) : (
        <MemberForm
          {...{ checkout, choice, wishes, load, countries, controls, choose }}
          onEdit={setEditing}
        />
      )}
    </CheckoutView>
  )
}

interface EditedAddressProps {
  address: SavedAddress
  countries: ReturnType<typeof useCheckoutCountries>
  /** @param saved the saved address, or null if the user canceled */
  onClose: (saved: SavedAddress | null) => void
}

/** Replaces the form while an address is edited; the form's input survives. */
function EditedAddress({ address, countries, onClose }: EditedAddressProps) {
  const change = useAddressChange(address.id)
  return (
    <AddressForm
      address={address}
      countryId={address.country_id}
      countries={countries}
      onCancel={() => onClose(null)}
      onSave={async (body) => {
        const { saved, error } = await change(body)
        if (saved) onClose(saved)
        return error
      }}
    />
  )
}
