import { AddressLines } from '@/components/account/addresses/address-lines'
import { LinkLikeButton } from '@/components/account/addresses/link-like-button'
import { ChoiceCard } from '@/components/kit/ui/choice-card'
import type { MemberChoice, ShippingChoice } from '@/domain/shop/checkout/member-order'
import type { SavedAddress } from '@/hooks/account/addresses/use-addresses'
import { checkout as texts } from '@/messages/shop/checkout/checkout'

interface SavedAddressesProps {
  addresses: readonly SavedAddress[]
  kind: 'shipping' | 'billing'
  chosen: MemberChoice['billing']
  onChoose: (choice: ShippingChoice) => void
  onEdit: (address: SavedAddress) => void
}

export function SavedAddresses(props: SavedAddressesProps) {
  const { addresses, kind, chosen, onChoose, onEdit } = props
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">{kind === 'shipping' ? texts.contact : texts.billing}</legend>
      {addresses.map((address) => (
        <ChoiceCard
          key={address.id}
          name={kind}
          value={address.id}
          title={address.name}
          description={<AddressLines address={address} />}
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
    </fieldset>
  )
}
