import { Segmented } from '@/components/kit/ui/segmented'
import { Slider } from '@/components/kit/ui/slider'
import type { RideConditions } from '@/domain/shop/bikes/range'
import type { Configurator } from '@/hooks/shop/configurator/use-configurator'
import { configurator as texts } from '@/messages/shop/configurator/configurator'
import { answerTexts } from '@/messages/shop/configurator/configurator-parts'
import { distanceBand, weight } from '@/utils/units'

import { FigureLines } from './figure-lines'

const MODES = entries(answerTexts.rideModes)
const TERRAINS = entries(answerTexts.terrains)

export function RangeAnswer({ configurator }: { configurator: Configurator }) {
  const { figures, ride, unit, actions } = configurator
  return (
    <>
      <p className="mb-3 text-sm text-ink-soft">{answerTexts.rangeLead}</p>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <Segmented
          legend={answerTexts.rideMode}
          options={MODES}
          value={ride.mode}
          onChange={(mode) => actions.ride({ mode })}
        />
        <Segmented
          legend={answerTexts.terrain}
          options={TERRAINS}
          value={ride.terrain}
          onChange={(terrain) => actions.ride({ terrain })}
        />
      </div>
      <RideSliders configurator={configurator} />
      <FigureLines
        className="mt-4"
        lines={figures.range.steps}
        total={{ label: texts.range, value: distanceBand(figures.range, unit) }}
      />
      <p className="text-sm text-ink-soft">{answerTexts.rangeNote}</p>
    </>
  )
}

function RideSliders({ configurator: { ride, unit, actions } }: { configurator: Configurator }) {
  const celsius = ride.temperature_c
  return (
    <div className="mt-4 grid grid-cols-1 items-end gap-x-6 gap-y-3 sm:grid-cols-3">
      <Slider
        label={answerTexts.riderWeight}
        value={ride.rider_kg}
        text={weight(ride.rider_kg, unit)}
        min={40}
        max={150}
        step={1}
        onChange={(rider_kg) => actions.ride({ rider_kg })}
      />
      <Slider
        label={answerTexts.temperature}
        value={celsius}
        text={unit === 1 ? `${celsius} °C` : `${Math.round(celsius * 1.8 + 32)} °F`}
        min={-20}
        max={35}
        step={1}
        onChange={(temperature_c) => actions.ride({ temperature_c })}
      />
      <Slider
        label={answerTexts.batteryAge}
        value={ride.battery_age}
        text={String(ride.battery_age)}
        min={0}
        max={1_000}
        step={50}
        onChange={(battery_age) => actions.ride({ battery_age })}
      />
    </div>
  )
}

function entries<Key extends RideConditions['mode'] | RideConditions['terrain']>(
  titles: Record<Key, string>,
) {
  return (Object.keys(titles) as Key[]).map((value) => ({ value, title: titles[value] }))
}
