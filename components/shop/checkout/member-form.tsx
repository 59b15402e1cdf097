import { Checkbox } from '@/components/kit/ui/checkbox'
import type { Countries } from '@/components/account/addresses/address-fields'
import type { MemberChoice, MemberCheckoutChoices } from '@/domain/shop/checkout/member-order'
import { useAuth } from '@/hooks/account/auth/use-auth'
import type { BuyerTown } from '@/hooks/shop/checkout/use-assembly-dealers'
import type { SavedAddress } from '@/hooks/account/addresses/use-addresses'
import type { CheckoutLoad } from '@/hooks/shop/checkout/use-checkout'
import type { CheckoutFormControls } from '@/hooks/shop/checkout/use-checkout-form'
import type { MemberCheckoutData } from '@/hooks/shop/checkout/use-member-checkout'
import { checkout as texts } from '@/messages/shop/checkout/checkout'

import { AssemblyChoice } from './assembly-choice'
import { BillingGroup } from './billing-group'
import { CreditChoice } from './credit-choice'
import { OrderForm } from './order-form'
import { SavedAddresses } from './saved-addresses'
import { ShippingGroup } from './shipping-group'

interface MemberFormProps {
  checkout: MemberCheckoutData
  choice: MemberChoice
  wishes: MemberCheckoutChoices
  load: CheckoutLoad
  countries: Countries
  controls: CheckoutFormControls
  choose: (change: Partial<MemberCheckoutChoices>) => void
  onEdit: (address: SavedAddress) => void
}

export function MemberForm(props: MemberFormProps) {
  const { checkout, wishes, controls, choose } = props
  return (
    <OrderForm {...props} toPay={checkout.to_pay}>
      <Shipping {...props} />
      <AssemblyChoice checkout={checkout} controls={controls} town={townOf(props)} />
      <Billing {...props} />
      <CreditChoice
        balance={checkout.credit.balance}
        isUsed={wishes.isCreditUsed}
        onUse={(isCreditUsed) => choose({ isCreditUsed })}
      />
    </OrderForm>
  )
}

function Shipping(props: MemberFormProps) {
  const { checkout, choice, wishes, countries, controls, choose, onEdit } = props
  const { user } = useAuth()
  const { addresses } = checkout
  return (
    <ShippingGroup
      controls={controls}
      countries={countries}
      email={user?.email ?? ''}
      isTyped={choice.shipping === 'typed'}
      saved={
        addresses.length > 0 && (
          <SavedAddresses
            {...{ addresses, onEdit }}
            kind="shipping"
            chosen={choice.shipping}
            onChoose={(shipping) => choose({ shipping })}
          />
        )
      }
      below={
        <Checkbox
          label={texts.saveAddress}
          checked={wishes.isSaved}
          onChange={({ target }) => choose({ isSaved: target.checked })}
        />
      }
    />
  )
}

function Billing(props: MemberFormProps) {
  const { checkout, choice, countries, controls, choose, onEdit } = props
  const { addresses } = checkout

  function take(billing: MemberChoice['billing']) {
    if (billing === 'typed') controls.unfoldBilling()
    choose({ billing })
  }

  return (
    <BillingGroup
      controls={controls}
      countries={countries}
      isSame={choice.billing === 'same'}
      isTyped={choice.billing === 'typed'}
      saved={
        addresses.length > 0 && (
          <SavedAddresses
            {...{ addresses, onEdit }}
            kind="billing"
            chosen={choice.billing}
            onChoose={take}
          />
        )
      }
      onUnfold={() => take('typed')}
      onFold={() => take('same')}
    />
  )
}

/** Returns the destination, for the distance to dealers. */
function townOf({ checkout, choice, controls }: MemberFormProps): BuyerTown {
  const saved = checkout.addresses.find(({ id }) => id === choice.shipping)
  return saved ?? controls.form.shipping
}
