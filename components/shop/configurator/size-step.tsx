import { memo, useCallback, useState } from 'react'

import { ChoiceCard } from '@/components/kit/ui/choice-card'
import { Disclosure } from '@/components/kit/ui/disclosure'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import type { BikeSize } from '@/domain/shop/bikes/bike'
import { sizeChosen, sizeOf } from '@/domain/shop/bikes/build'
import { sizeState } from '@/domain/shop/bikes/fixes'
import type { Choices } from '@/hooks/shop/configurator/use-configurator'
import { configurator as texts, steps } from '@/messages/shop/configurator/configurator'

import { bodyBand, describeEffect, inseamBand } from './price-text'
import { loadSizeFinder } from './lazy-parts'
import { OptionFixes } from './option-fixes'
import { StepSection } from './step-section'

function SizeStepView({ choices }: { choices: Choices }) {
  const { bike, build } = choices
  return (
    <StepSection
      id="size"
      title={steps.size}
      chosen={sizeOf(bike, build.size_id)?.title}
      lead={texts.sizeLead}
      isOpen
    >
      <fieldset className="grid min-w-0 grid-cols-1 gap-2.5 sm:grid-cols-2">
        <legend className="sr-only">{steps.size}</legend>
        {bike.sizes.map((size) => (
          <SizeOption key={size.id} size={size} choices={choices} />
        ))}
      </fieldset>
      <Finder choices={choices} />
    </StepSection>
  )
}

export const SizeStep = memo(SizeStepView)

/** The size finder needs scripts anyway, so it is lazy-loaded when its row opens. */
function Finder({ choices }: { choices: Choices }) {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const module = useLazyModule(loadSizeFinder, isOpen, close)
  return (
    <Disclosure
      title={texts.finder}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="mt-4 border-t"
    >
      {module && <module.SizeFinder choices={choices} />}
    </Disclosure>
  )
}

function SizeOption({ size, choices }: { size: BikeSize; choices: Choices }) {
  const { bike, build, place: destination, unit, actions, rules } = choices
  const free = sizeState(bike, build, size.id, destination.country)
  const state = rules ? rules.option(free, sizeChosen(bike, build, size.id)) : free
  const effects = describeEffect(state, unit)
  return (
    <div data-option={size.id}>
      <ChoiceCard
        name="size"
        value={size.id}
        isChosen={state.chosen}
        onChoose={() => actions.chooseSize(size.id)}
        title={size.title}
        className="h-full"
        description={
          <>
            <p>{texts.sizeRider(bodyBand(size.rider, unit))}</p>
            <p>{texts.sizeInseam(inseamBand(size.inseam, unit))}</p>
            {effects.length > 0 && <p className="mt-1 text-ink">{effects.join(' · ')}</p>}
          </>
        }
        reason={state.allowed ? undefined : state.reason}
      >
        {!state.allowed && state.fixes.length > 0 && (
          <OptionFixes
            title={texts.fitOf(size.title)}
            fixes={state.fixes}
            onTake={(next) => actions.take('size', next)}
          />
        )}
      </ChoiceCard>
    </div>
  )
}
