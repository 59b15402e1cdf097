import { memo } from 'react'

import { ChoiceCard } from '@/components/kit/ui/choice-card'
import type { Build, Part } from '@/domain/shop/bikes/bike'
import type { Unit } from '@/domain/kit/constants'
import type { OptionState } from '@/domain/shop/bikes/fixes'
import { configurator as texts } from '@/messages/shop/configurator/configurator'

import { Effect } from './effect'
import { describeEffect, priceText } from './price-text'
import { OptionFixes } from './option-fixes'
import { OptionPicture } from './option-picture'

interface OptionCardProps {
  slug: string
  part: Part
  state: OptionState
  isMultiple: boolean
  step: string
  unit: Unit
  sizeTitle: string
  onChoose: (step: string, partId: number) => void
  onTake: (step: string, build: Build) => void
}

function OptionCardView(props: OptionCardProps) {
  const { slug, part, state, isMultiple, step, unit, sizeTitle, onChoose, onTake } = props
  const effects = state.chosen ? [] : describeEffect(state, unit)
  const bySize = part.by_size?.[sizeTitle]
  return (
    <div data-option={part.id}>
      <ChoiceCard
        kind={isMultiple ? 'checkbox' : 'radio'}
        name={step}
        value={part.id}
        isChosen={state.chosen}
        onChoose={() => onChoose(step, part.id)}
        title={part.title}
        mark={
          hasForm(part) && (
            <OptionPicture slug={slug} kind="part" id={part.id} className="w-24 shrink-0" />
          )
        }
        effect={
          <Effect
            words={priceText(state, isMultiple, part.price)}
            isStrong={state.chosen && !isMultiple}
          />
        }
        description={
          <>
            <p>{part.note}</p>
            {bySize && <p>{texts.forSize(sizeTitle, bySize)}</p>}
            {effects.length > 0 && <p className="mt-1 text-ink">{effects.join(' · ')}</p>}
          </>
        }
        reason={state.allowed ? undefined : state.reason}
      >
        {!state.allowed && state.fixes.length > 0 && (
          <OptionFixes
            title={part.title}
            fixes={state.fixes}
            onTake={(build) => onTake(step, build)}
          />
        )}
      </ChoiceCard>
    </div>
  )
}

/** A part as radio button or checkbox. Re-rendered only when its props change. */
export const OptionCard = memo(OptionCardView, (before, after) => {
  const { state: a, ...propsBefore } = before
  const { state: b, ...propsAfter } = after
  // A fix contains a whole build, so a rejected option is never equal after a change.
  return a.allowed && isShallowEqual<OptionState>(a, b) && isShallowEqual(propsBefore, propsAfter)
})

function isShallowEqual<Values extends object>(a: Values, b: Values): boolean {
  return (Object.keys(a) as (keyof Values)[]).every((key) => Object.is(a[key], b[key]))
}

/** Whether a part has a distinctive shape; tunes have none, and handlebars differ only in length. */
const hasForm = ({ look, code }: Part) =>
  Object.keys(look).some((kind) => kind !== 'bar') || code.startsWith('charger')
