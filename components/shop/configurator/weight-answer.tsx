import { chosenParts } from '@/domain/shop/bikes/build'
import type { Configurator } from '@/hooks/shop/configurator/use-configurator'
import { configurator as texts } from '@/messages/shop/configurator/configurator'
import { answerTexts } from '@/messages/shop/configurator/configurator-parts'
import { weight } from '@/utils/units'

import { FigureLines } from './figure-lines'

export function WeightAnswer({ configurator }: { configurator: Configurator }) {
  const { bike, build, figures, unit } = configurator
  const parts = chosenParts(bike, build).filter(({ performance }) => performance.weight !== 0)
  const lines = parts.map(({ title, performance }) => ({
    label: title,
    value: formatSigned(performance.weight, (kg) => weight(kg, unit)),
  }))
  return (
    <>
      <p className="mb-3 text-sm text-ink-soft">{answerTexts.weightLead(bike.title)}</p>
      <FigureLines
        lines={[
          { label: answerTexts.baseWeight, value: weight(bike.performance.weight, unit) },
          ...lines,
          ...(lines.length === 0 ? [{ label: answerTexts.noWeightChange, value: '' }] : []),
        ]}
        total={{ label: texts.weight, value: weight(figures.performance.weight, unit) }}
      />
    </>
  )
}

function formatSigned(value: number, format: (value: number) => string): string {
  return value < 0 ? `−${format(-value)}` : `+${format(value)}`
}
