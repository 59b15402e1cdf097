import { memo } from 'react'

import { ChoiceCard } from '@/components/ui/choice-card'
import type { Build, Part } from '@/domain/bike'
import type { Unit } from '@/domain/constants'
import type { OptionState } from '@/domain/fixes'
import { configurator as texts } from '@/messages/configurator'

import { Effect } from './effect'
import { describeEffect, priceWords } from './effect-words'
import { OptionFixes } from './option-fixes'

interface OptionCardProps {
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
  const { part, state, isMultiple, step, unit, sizeTitle, onChoose, onTake } = props
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
        effect={
          <Effect
            words={priceWords(state, isMultiple, part.price)}
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

/** A part as radio button or checkbox. Drawn again only when something on it changes. */
export const OptionCard = memo(OptionCardView, (before, after) => {
  const { state: a, ...propsBefore } = before
  const { state: b, ...propsAfter } = after
  return isSameState(a, b) && isShallowEqual(propsBefore, propsAfter)
})

type Props = Omit<OptionCardProps, 'state'>

function isShallowEqual(a: Props, b: Props): boolean {
  return (Object.keys(a) as (keyof Props)[]).every((key) => Object.is(a[key], b[key]))
}

function isSameState(a: OptionState, b: OptionState): boolean {
  if (a.chosen !== b.chosen || a.priceDelta !== b.priceDelta) return false
  if (a.weightDelta !== b.weightDelta || a.rangeDelta !== b.rangeDelta) return false
  if (a.leadDelta !== b.leadDelta) return false
  // A fix holds a whole build, so a refused option is never the same after a change.
  return a.allowed && b.allowed
}
