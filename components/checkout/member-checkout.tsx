import { useState } from 'react'

import { AddressForm } from '@/components/addresses/address-form'
import { useAddressChange, type SavedAddress } from '@/hooks/use-addresses'
import { useCheckoutCountries } from '@/hooks/use-checkout'
import { useMemberCheckout, type MemberCheckoutData } from '@/hooks/use-member-checkout'
import { useMemberForm } from '@/hooks/use-member-form'

import { AssemblyChoice } from './assembly-choice'
import { CheckoutLayout } from './checkout-layout'
import { CheckoutOrder } from './checkout-order'
import { CheckoutPhase } from './checkout-phase'
import { CreditChoice, CreditTotals } from './credit-choice'
import { MemberAddresses } from './member-addresses'
import { OrderForm } from './order-form'

type Controls = ReturnType<typeof useMemberCheckout>

/** The checkout of a user: addresses of the book, credit, and nothing that is known already to be typed. */
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
    <CheckoutLayout>
      <CheckoutOrder
        checkout={checkout}
        load={load}
        onPromo={controls.applyPromo}
        below={<CreditTotals checkout={checkout} />}
        className="lg:sticky lg:top-8 lg:col-span-5"
      />
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
        <OrderForm
          checkout={checkout}
          load={load}
          countries={countries}
          controls={controls}
          toPay={checkout.to_pay}
          className="lg:col-span-7"
        >
          <MemberAddresses
            {...{ checkout, choice, wishes, choose, countries, controls }}
            onEdit={setEditing}
          />
          <AssemblyChoice
            checkout={checkout}
            controls={controls}
            city={cityOf(checkout, choice, controls.form)}
          />
          <CreditChoice
            balance={checkout.credit.balance}
            isUsed={wishes.isCreditUsed}
            onUse={(isCreditUsed) => choose({ isCreditUsed })}
          />
        </OrderForm>
      )}
    </CheckoutLayout>
  )
}

/** Where the bikes go, for the distance to dealers. */
function cityOf(
  { addresses }: MemberCheckoutData,
  { shipping }: LoadedProps['choice'],
  form: ReturnType<typeof useMemberForm>['form'],
): string {
  return addresses.find(({ id }) => id === shipping)?.city ?? form.shipping.city
}

interface EditedAddressProps {
  address: SavedAddress
  countries: ReturnType<typeof useCheckoutCountries>
  /** @param saved null when it was left */
  onClose: (saved: SavedAddress | null) => void
}

/** Takes the place of the form meanwhile; what was typed there is kept. */
function EditedAddress({ address, countries, onClose }: EditedAddressProps) {
  const change = useAddressChange(address.id)
  return (
    <div className="lg:col-span-7">
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
    </div>
  )
}
