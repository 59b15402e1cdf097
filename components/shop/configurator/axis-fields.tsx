import { ChoiceCard } from '@/components/kit/ui/choice-card'
import type { PartGroup } from '@/domain/shop/bikes/bike'
import { findPart, isChosen } from '@/domain/shop/bikes/build'
import type { OptionState } from '@/domain/shop/bikes/fixes'
import type { PartGrid } from '@/domain/shop/bikes/part-grid'
import type { Choices } from '@/hooks/shop/configurator/use-configurator'

import { Effect } from './effect'
import { describeEffect, priceText } from './price-text'
import { OptionFixes } from './option-fixes'

interface AxisFieldsProps {
  grid: PartGrid
  group: PartGroup
  step: string
  /** Effect of each part, by part id. */
  options: ReadonlyMap<number, OptionState>
  choices: Choices
}

/** Parts along two axes, as two short fields. A value selects its part for the other axis's value. */
export function AxisFields({ grid, group, step, options, choices }: AxisFieldsProps) {
  const { bike, build } = choices
  const chosen = group.parts.find(({ id }) => isChosen(group, id, build)) ?? group.parts[0]
  const [first, second] = (chosen && grid.placeOf(chosen.id)) ?? ['', '']
  const [one, two] = grid.axes
  const part = chosen && findPart(bike, chosen.id)
  const shared = { step, options, choices }
  return (
    <>
      <div className="flex flex-col gap-5">
        <AxisField
          {...shared}
          title={one.title}
          values={one.values.map((value) => ({ value, id: grid.partAt(value, second)?.id ?? 0 }))}
        />
        <AxisField
          {...shared}
          title={two.title}
          values={two.values.map((value) => ({ value, id: grid.partAt(first, value)?.id ?? 0 }))}
        />
      </div>
      {part && <p className="mt-3 text-sm text-ink-soft">{part.note}</p>}
    </>
  )
}

interface AxisFieldProps extends Pick<AxisFieldsProps, 'step' | 'options' | 'choices'> {
  title: string
  /** Values along the axis, each with the part that it selects. */
  values: { value: string; id: number }[]
}

function AxisField({ title, values, step, options, choices }: AxisFieldProps) {
  const { actions, unit } = choices
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium">{title}</legend>
      <div className="grid grid-cols-1 gap-2.5 sm:grid-cols-3">
        {values.map(({ value, id }) => {
          const state = options.get(id)
          if (!state) return null
          const effects = state.chosen ? [] : describeEffect(state, unit)
          const hasPrice = !state.chosen && state.priceDelta !== 0
          return (
            <div key={value} data-option={id}>
              <ChoiceCard
                name={`${step}-${title}`}
                value={id}
                isChosen={state.chosen}
                onChoose={() => actions.choosePart(step, id)}
                title={value}
                effect={hasPrice && <Effect words={priceText(state, false, 0)} />}
                description={effects.length > 0 && effects.join(' · ')}
                reason={state.allowed ? undefined : state.reason}
              >
                {!state.allowed && state.fixes.length > 0 && (
                  <OptionFixes
                    title={value}
                    fixes={state.fixes}
                    onTake={(build) => actions.take(step, build)}
                  />
                )}
              </ChoiceCard>
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
