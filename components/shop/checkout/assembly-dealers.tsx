import { useEffect, useEffectEvent, useId } from 'react'

import { ChoiceCard } from '@/components/kit/ui/choice-card'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Skeleton } from '@/components/kit/ui/skeleton'
import type { Country } from '@/domain/shop/countries/country'
import { displayPrice } from '@/domain/shop/tax/display-price'
import {
  useAssemblyDealers,
  type AssemblyDealer,
  type BuyerTown,
  type DealersFound,
} from '@/hooks/shop/checkout/use-assembly-dealers'
import type { CheckoutData } from '@/hooks/shop/checkout/use-checkout'
import type { CheckoutFormControls } from '@/hooks/shop/checkout/use-checkout-form'
import { useUnit } from '@/hooks/kit/use-unit'
import { checkout as texts } from '@/messages/shop/checkout/checkout'
import { assembly as assemblyTexts } from '@/messages/shop/checkout/assembly'
import { toSentence } from '@/messages/kit/errors'
import { distance } from '@/utils/units'

export interface AssemblyChoiceProps {
  checkout: CheckoutData
  controls: CheckoutFormControls
  /** Town of the delivery address, as far as it is known. */
  town: BuyerTown
}

/** Delivery to the door, or to a dealer near the delivery address who assembles bikes. */
export function AssemblyDealers({ checkout, controls, town }: AssemblyChoiceProps) {
  const { country, quote } = checkout
  const { state, retry } = useAssemblyDealers(country.id, town)
  const name = useId()
  const chosenId = controls.form.assembly_dealer_id
  const choose = (id: number | null) => controls.typeContact({ assembly_dealer_id: id })
  const offered = state.status === 'ready' ? state.data.offered : null
  useDropDistant(offered, chosenId, choose)
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
          description={assemblyTexts.assemblyDoorHint}
        />
        {state.status === 'loading' && (
          <>
            <p role="status" className="sr-only">
              {assemblyTexts.assemblyLoading}
            </p>
            <Skeleton className="h-20 w-full" />
          </>
        )}
        {state.status === 'failed' && (
          <ErrorNotice sentence={toSentence(state.error)} onRetry={retry} />
        )}
        {offered && offered.length > 0 && (
          <p className="mt-2 text-sm text-ink-soft">{assemblyTexts.assemblyLead}</p>
        )}
        {offered?.map((dealer) => (
          <DealerCard
            key={dealer.id}
            name={name}
            dealer={dealer}
            country={country}
            bikes={quote.bikes}
            isChosen={chosenId === dealer.id}
            onChoose={() => choose(dealer.id)}
          />
        ))}
        {state.status === 'ready' && offered?.length === 0 && (
          <NoDealer found={state.data} country={country} city={town.city.trim()} />
        )}
      </div>
    </fieldset>
  )
}

/** A changed address drops the choice of a dealer too far from it. */
function useDropDistant(
  offered: readonly AssemblyDealer[] | null,
  chosenId: number | null,
  choose: (id: null) => void,
) {
  const isDistant =
    offered !== null && chosenId !== null && !offered.some(({ id }) => id === chosenId)
  const drop = useEffectEvent(() => choose(null))
  useEffect(() => {
    if (isDistant) drop()
  }, [isDistant])
}

interface NoDealerProps {
  found: DealersFound
  country: Country
  city: string
}

/** Why no dealer is offered, with the nearest one. */
function NoDealer({ found, country, city }: NoDealerProps) {
  const { unit } = useUnit()
  const { isAnywhere, isTownKnown, nearest, within_km } = found
  const within = distance(within_km, unit)
  if (!isAnywhere) return <p role="status">{assemblyTexts.assemblyNone(country.title)}</p>
  if (!isTownKnown) {
    return (
      <p role="status">
        {city === '' ? assemblyTexts.assemblyNoTown(within) : assemblyTexts.assemblyUnknown(city)}
      </p>
    )
  }
  return (
    <div role="status">
      <p>{assemblyTexts.assemblyFar(within)}</p>
      {nearest && (
        <p className="text-ink-soft">
          {assemblyTexts.assemblyNearest(nearest, distance(nearest.distance_km, unit))}
        </p>
      )}
    </div>
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
  return (
    <ChoiceCard
      name={name}
      value={id}
      isChosen={isChosen}
      onChoose={onChoose}
      title={title}
      effect={
        <span className="figures">
          {assemblyTexts.assemblyEffect(displayPrice(assembly.fee, country), bikes)}
        </span>
      }
      description={
        <>
          <span className="block">
            {assemblyTexts.assemblyWhere(`${street}, ${city}`, distance(km, unit))}
          </span>
          <span className="block">{assemblyTexts.assemblyDays(assembly.days)}</span>
        </>
      }
    />
  )
}
