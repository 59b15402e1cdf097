import { BikeStudio } from '@/components/shop/bikes/bike-studio'
import { describeBike } from '@/domain/shop/bikes/drawing/describe'
import type { Choices } from '@/hooks/shop/configurator/use-configurator'

import { TurnIt } from './turn-it'

interface LazyStageProps {
  choices: Choices
  hasRider: boolean
  onTurntable?: ((container: HTMLElement | null) => void) | undefined
  isDrawn: boolean
}

export function LazyStage({ choices, hasRider, onTurntable, isDrawn }: LazyStageProps) {
  const { bike, build } = choices
  return (
    <>
      {isDrawn && (
        <BikeStudio
          bike={bike}
          build={build}
          rider={hasRider ? riderOf(choices) : null}
          title={describeBike(bike, build)}
          className="size-full"
        />
      )}
      {onTurntable && !hasRider && <TurnIt choices={choices} onPlace={onTurntable} />}
    </>
  )
}

/** Returns the rider to draw; without a body height, one in the middle of the size's range. */
function riderOf({ bike, build, rider }: Choices) {
  if (rider) return rider
  const size = bike.sizes.find(({ id }) => id === build.size_id)
  if (!size) return null
  return { height_cm: middle(size.rider), inseam_cm: middle(size.inseam) }
}

function middle({ min, max }: { min: number; max: number }): number {
  return Math.round((min + max) / 2)
}
