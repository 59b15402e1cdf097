import { memo } from 'react'

import { ChoiceCard } from '@/components/kit/ui/choice-card'
import type { Color } from '@/domain/shop/bikes/bike'
import { colorChosen, colorOf } from '@/domain/shop/bikes/build'
import { colorState } from '@/domain/shop/bikes/fixes'
import type { Choices } from '@/hooks/shop/configurator/use-configurator'
import { configurator as texts, sizesOfColor } from '@/messages/shop/configurator/configurator'
import { priceDelta } from '@/utils/format'

import { Effect } from './effect'
import { OptionFixes } from './option-fixes'
import { OptionPicture } from './option-picture'
import { Swatch } from '@/components/kit/ui/swatch'

interface ColorOptionProps {
  color: Color
  isMade: boolean
  choices: Choices
}

/** A color with its name, surcharge and extra days. If the size doesn't offer it, lists the sizes that do. */
function ColorOptionView({ color, isMade, choices }: ColorOptionProps) {
  const { bike, build, place: destination, actions, rules } = choices
  const state = colorState(bike, build, color.id, destination.country)
  const fault = rules?.fault(colorChosen(bike, build, color.id)) ?? undefined
  const reason = isMade ? fault : sizesOfColor(bike, color)
  const fixes = reason && !state.allowed ? state.fixes : []
  return (
    <div data-option={color.id} className={reason && 'sm:col-span-2'}>
      <ChoiceCard
        name="color"
        value={color.id}
        isChosen={state.chosen}
        onChoose={() => actions.chooseColor(color.id)}
        title={color.title}
        mark={mark(choices, color)}
        effect={<Effect words={priceDelta(color.surcharge)} />}
        description={color.lead_days > 0 ? texts.extraDays(color.lead_days) : undefined}
        reason={reason}
        className="h-full"
      >
        {fixes.length > 0 && (
          <OptionFixes
            title={color.title}
            fixes={fixes}
            onTake={(next) => actions.take('color', next)}
          />
        )}
      </ChoiceCard>
    </div>
  )
}

export const ColorOption = memo(ColorOptionView)

/** Studio photo of the paint. The Custom swatch shows the two colors of the build, or its initial ones. */
function mark({ bike, build }: Choices, { id, type, hex }: Color) {
  if (type !== 'Custom') {
    const look = 'size-9 shrink-0 rounded-full border border-line-strong object-cover'
    return <OptionPicture slug={bike.slug} kind="color" id={id} color={hex} className={look} />
  }
  const [one, two] = bike.colors.filter((color) => color.type !== 'Custom')
  const first = build.paint ? colorOf(bike, build.paint.first_color_id) : one
  const second = build.paint ? colorOf(bike, build.paint.second_color_id) : two
  return <Swatch first={first?.hex ?? hex} second={second?.hex ?? hex} className="!size-9" />
}
