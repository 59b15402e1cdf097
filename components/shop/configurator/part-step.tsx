import { memo, useMemo } from 'react'

import type { PartGroup } from '@/domain/shop/bikes/bike'
import { sizeOf } from '@/domain/shop/bikes/build'
import { gridOf } from '@/domain/shop/bikes/part-grid'
import type { Choices } from '@/hooks/shop/configurator/use-configurator'
import { useConfiguratorOptions } from '@/hooks/shop/configurator/use-configurator-options'

import { AxisFields } from './axis-fields'
import { chosenText, groupStep } from './configurator-steps'
import { OptionCard } from './option-card'
import { StepSection } from './step-section'

interface PartStepProps {
  group: PartGroup
  isOpen: boolean
  choices: Choices
}

function PartStepView({ group, isOpen, choices }: PartStepProps) {
  const { bike, actions, unit, build } = choices
  const options = useConfiguratorOptions(group, choices)
  const step = groupStep(group.category_part_id)
  const grid = useMemo(() => gridOf(group), [group])
  const sizeTitle = sizeOf(bike, build.size_id)?.title ?? ''
  return (
    <StepSection id={step} title={group.title} chosen={chosenText(group, build)} isOpen={isOpen}>
      {grid ? (
        <AxisFields {...{ grid, group, step, options, choices }} />
      ) : (
        <fieldset className="flex min-w-0 flex-col gap-2.5">
          <legend className="sr-only">{group.title}</legend>
          {group.parts.map((part) => {
            const state = options.get(part.id)
            if (!state) return null
            return (
              <OptionCard
                key={part.id}
                slug={bike.slug}
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
      )}
    </StepSection>
  )
}

export const PartStep = memo(PartStepView)
