import { memo } from 'react'

import type { PartGroup } from '@/domain/bike'
import { sizeOf } from '@/domain/build'
import type { Choices } from '@/hooks/use-configurator'
import { useConfiguratorOptions } from '@/hooks/use-configurator-options'

import { CountrySelect } from './country-select'
import { groupStep, isTuneGroup } from './configurator-steps'
import { OptionCard } from './option-card'
import { StepSection } from './step-section'

interface PartStepProps {
  group: PartGroup
  choices: Choices
}

/** The parts of one group: one of several, or each on its own. */
function PartStepView({ group, choices }: PartStepProps) {
  const { bike, actions, unit, build, place } = choices
  const options = useConfiguratorOptions(group, choices)
  const step = groupStep(group.category_part_id)
  const sizeTitle = sizeOf(bike, build.size_id)?.title ?? ''
  return (
    <StepSection id={step} title={group.title} className="print:hidden">
      {isTuneGroup(group) && <CountrySelect place={place} className="mb-5 max-w-sm" />}
      <fieldset className="flex min-w-0 flex-col gap-2.5">
        <legend className="sr-only">{group.title}</legend>
        {group.parts.map((part) => {
          const state = options.get(part.id)
          if (!state) return null
          return (
            <OptionCard
              key={part.id}
              part={part}
              state={state}
              isMultiple={group.selection === 'many'}
              step={step}
              unit={unit}
              sizeTitle={sizeTitle}
              onChoose={actions.choosePart}
              onTake={actions.take}
            />
          )
        })}
      </fieldset>
    </StepSection>
  )
}

/** Drawn again only when a choice changes. */
export const PartStep = memo(PartStepView)
