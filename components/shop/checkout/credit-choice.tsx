import { Checkbox } from '@/components/kit/ui/checkbox'
import { Price } from '@/components/kit/ui/price'
import { subtractCents, ZERO, type Cents } from '@/domain/kit/money'
import type { MemberCheckoutData } from '@/hooks/shop/checkout/use-member-checkout'
import { checkout as texts } from '@/messages/shop/checkout/checkout'

import { FormGroup } from './order-form'

interface CreditChoiceProps {
  balance: Cents
  isUsed: boolean
  onUse: (isUsed: boolean) => void
}

export function CreditChoice({ balance, isUsed, onUse }: CreditChoiceProps) {
  if (balance === 0) return null
  return (
    <FormGroup title={texts.creditUsed}>
      <Checkbox
        label={texts.credit}
        hint={texts.creditHint(balance)}
        checked={isUsed}
        onChange={({ target }) => onUse(target.checked)}
      />
    </FormGroup>
  )
}

export function CreditTotals({ checkout: { credit, to_pay } }: { checkout: MemberCheckoutData }) {
  if (credit.used === 0) return null
  return (
    <dl className="mt-3">
      <div className="flex justify-between gap-4 py-1">
        <dt className="text-ink-soft">{texts.creditUsed}</dt>
        <dd>
          <Price amount={subtractCents(ZERO, credit.used)} />
        </dd>
      </div>
      <div className="flex justify-between gap-4 py-1 font-semibold">
        <dt>{texts.toPay}</dt>
        <dd>
          <Price amount={to_pay} />
        </dd>
      </div>
    </dl>
  )
}
