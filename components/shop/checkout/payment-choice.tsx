import { Badge } from '@/components/kit/ui/badge'
import { ChoiceCard } from '@/components/kit/ui/choice-card'
import type { CheckoutData } from '@/hooks/shop/checkout/use-checkout'
import { checkout as texts } from '@/messages/shop/checkout/checkout'

import { PaymentMark } from './payment-mark'

interface PaymentChoiceProps {
  providers: CheckoutData['providers']
  chosenId: string
  onChoose: (id: string) => void
}

export function PaymentChoice({ providers, chosenId, onChoose }: PaymentChoiceProps) {
  const [only, ...others] = providers
  if (!only) return null
  if (others.length === 0) {
    return (
      <div className="rounded border border-line px-4 py-3">
        <p className="flex items-center gap-3 font-medium">
          <PaymentMark id={only.id} />
          {only.title}
          {only.is_test && <Badge kind="warn">{texts.testMode}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">{only.note}</p>
      </div>
    )
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">{texts.payment}</legend>
      {providers.map(({ id, title, note, is_test }) => (
        <ChoiceCard
          key={id}
          name="provider"
          value={id}
          title={title}
          mark={<PaymentMark id={id} />}
          description={note}
          effect={is_test && <Badge kind="warn">{texts.testMode}</Badge>}
          isChosen={id === chosenId}
          onChoose={() => onChoose(id)}
        />
      ))}
    </fieldset>
  )
}
