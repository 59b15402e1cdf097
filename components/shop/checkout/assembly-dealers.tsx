import { useId } from 'react'

import { ChoiceCard } from '@/components/kit/ui/choice-card'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Skeleton } from '@/components/kit/ui/skeleton'
import type { Country } from '@/domain/shop/countries/country'
import { displayPrice } from '@/domain/kit/display-price'
import { useAssemblyDealers, type AssemblyDealer } from '@/hooks/shop/checkout/use-assembly-dealers'
import type { CheckoutData } from '@/hooks/shop/checkout/use-checkout'
import type { CheckoutFormControls } from '@/hooks/shop/checkout/use-checkout-form'
import { useUnit } from '@/hooks/kit/use-unit'
import { checkout as texts } from '@/messages/shop/checkout/checkout'
import { toSentence } from '@/messages/kit/errors'
import { distance } from '@/utils/units'

export interface AssemblyChoiceProps {
  checkout: CheckoutData
  controls: CheckoutFormControls
  /** Destination city, if known. */
  city: string
}

/** Dealers of the country who assemble bikes, nearest first if the town is known. */
export function AssemblyDealers({ checkout, controls, city }: AssemblyChoiceProps) {
  const { state, retry } = useAssemblyDealers(checkout.country.id, city)
  const name = useId()
  const chosenId = controls.form.assembly_dealer_id
  const choose = (id: number | null) => controls.typeContact({ assembly_dealer_id: id })
  return (
    <fieldset>
      <legend className="sr-only">{texts.assemblyTitle}</legend>
      <div className="flex flex-col gap-3">
        <ChoiceCard
          name={name}
          value="door"
          isChosen={chosenId === null}
          onChoose={() => choose(null)}
          title={texts.assemblyDoor}
          description={texts.assemblyDoorHint}
        />
        <p className="mt-2 text-sm text-ink-soft">{texts.assemblyLead}</p>
        {state.status === 'loading' && (
          <>
            <p role="status" className="sr-only">
              {texts.assemblyLoading}
            </p>
            <Skeleton className="h-20 w-full" />
          </>
        )}
        {state.status === 'failed' && (
          <ErrorNotice sentence={toSentence(state.error)} onRetry={retry} />
        )}
        {state.status === 'ready' && state.data.length === 0 && (
          <p role="status">{texts.assemblyNone(checkout.country.title)}</p>
        )}
        {state.status === 'ready' &&
          state.data.map((dealer) => (
            <DealerCard
              key={dealer.id}
              country={checkout.country}
              name={name}
              dealer={dealer}
              bikes={checkout.quote.bikes}
              isChosen={chosenId === dealer.id}
              onChoose={() => choose(dealer.id)}
            />
          ))}
      </div>
    </fieldset>
  )
}

interface DealerCardProps {
  name: string
  dealer: AssemblyDealer
  country: Country
  bikes: number
  isChosen: boolean
  onChoose: () => void
}

function DealerCard(props: DealerCardProps) {
  const { name, dealer, country, bikes, isChosen, onChoose } = props
  const { unit } = useUnit()
  const { id, title, street, city, distance_km: km, assembly } = dealer
  const away = km === null ? null : texts.assemblyAway(distance(km, unit))
  return (
    <ChoiceCard
      name={name}
      value={id}
      isChosen={isChosen}
      onChoose={onChoose}
      title={title}
      effect={
        <span className="figures">
          {texts.assemblyEffect(displayPrice(assembly.fee, country), bikes)}
        </span>
      }
      description={
        <>
          <span className="block">{texts.assemblyWhere(`${street}, ${city}`, away)}</span>
          <span className="block">{texts.assemblyDays(assembly.days)}</span>
        </>
      }
    />
  )
}
