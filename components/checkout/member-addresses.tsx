import {
  AddressFields,
  CountryField,
  PhoneField,
  type Countries,
} from '@/components/addresses/address-fields'
import { AddressLines, linesOf } from '@/components/addresses/address-lines'
import { LinkLikeButton } from '@/components/addresses/link-like-button'
import { Checkbox } from '@/components/ui/checkbox'
import { ChoiceCard } from '@/components/ui/choice-card'
import { faultsOfAddress } from '@/domain/checkout-form'
import type { MemberChoice, MemberWishes, ShippingChoice } from '@/domain/member-order'
import type { SavedAddress } from '@/hooks/use-addresses'
import type { CheckoutFormControls } from '@/hooks/use-checkout-form'
import type { MemberCheckoutData } from '@/hooks/use-member-checkout'
import { checkout as texts } from '@/messages/checkout'

import { FormGroup } from './order-form'

interface MemberAddressesProps {
  checkout: MemberCheckoutData
  choice: MemberChoice
  wishes: MemberWishes
  choose: (change: Partial<MemberWishes>) => void
  countries: Countries
  controls: CheckoutFormControls
  onEdit: (address: SavedAddress) => void
}

/** Where the goods and the bill go: an address of the book, or another one that is typed. */
export function MemberAddresses(props: MemberAddressesProps) {
  return (
    <>
      <FormGroup title={texts.deliverTo}>
        <Delivery {...props} />
      </FormGroup>
      <FormGroup title={texts.billTo}>
        <Bill {...props} />
      </FormGroup>
    </>
  )
}

function Delivery(props: MemberAddressesProps) {
  const { checkout, choice, wishes, choose, controls } = props
  const hasBook = checkout.addresses.length > 0
  return (
    <>
      {hasBook && (
        <Choices
          {...props}
          kind="shipping"
          chosen={choice.shipping}
          onChoose={(shipping) => choose({ shipping })}
        />
      )}
      {choice.shipping === 'typed' && (
        <>
          <Typed {...props} kind="shipping" />
          <PhoneField
            name="phone"
            value={controls.form.phone}
            fault={controls.faults.phone}
            onType={(phone) => controls.typeContact({ phone })}
          />
          <Checkbox
            label={texts.saveAddress}
            checked={wishes.isSaved}
            onChange={({ target }) => choose({ isSaved: target.checked })}
          />
        </>
      )}
    </>
  )
}

function Bill(props: MemberAddressesProps) {
  const { choice, choose, controls } = props

  function take(billing: MemberChoice['billing']) {
    if (billing === 'typed') controls.unfoldBilling()
    choose({ billing })
  }

  return (
    <>
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">{texts.billTo}</legend>
        <ChoiceCard
          name="billing"
          value="same"
          title={texts.billingSameChoice}
          isChosen={choice.billing === 'same'}
          onChoose={() => take('same')}
        />
        <Cards {...props} kind="billing" chosen={choice.billing} onChoose={take} />
      </fieldset>
      {choice.billing === 'typed' && <Typed {...props} kind="billing" />}
    </>
  )
}

interface ChoicesProps extends MemberAddressesProps {
  kind: 'shipping' | 'billing'
  chosen: MemberChoice['billing']
  onChoose: (choice: ShippingChoice) => void
}

function Choices(props: ChoicesProps) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">{texts.deliverTo}</legend>
      <Cards {...props} />
    </fieldset>
  )
}

function Cards({ checkout, countries, kind, chosen, onChoose, onEdit }: ChoicesProps) {
  return (
    <>
      {checkout.addresses.map((address) => (
        <ChoiceCard
          key={address.id}
          name={kind}
          value={address.id}
          title={address.name}
          description={<AddressLines lines={linesOf(address, countries.find)} />}
          isChosen={chosen === address.id}
          onChoose={() => onChoose(address.id)}
        >
          {chosen === address.id && (
            <LinkLikeButton onClick={() => onEdit(address)}>{texts.changeAddress}</LinkLikeButton>
          )}
        </ChoiceCard>
      ))}
      <ChoiceCard
        name={kind}
        value="typed"
        title={texts.typedAddress}
        isChosen={chosen === 'typed'}
        onChoose={() => onChoose('typed')}
      />
    </>
  )
}

function Typed({ controls, countries, kind }: MemberAddressesProps & Pick<ChoicesProps, 'kind'>) {
  const { form, faults, typeAddress } = controls
  const address = form[kind]
  if (!address) return null
  const fields = {
    kind,
    address,
    faults: faultsOfAddress(faults, kind),
    countries,
    onType: typeAddress.bind(null, kind),
  }
  return (
    <>
      <CountryField {...fields} />
      <AddressFields {...fields} />
    </>
  )
}
