import { useState } from 'react'

import { BikePicture } from '@/components/bike/bike-picture'
import { useLazyModule } from '@/platform/late-loading/use-lazy-module'
import { describeBike } from '@/domain/drawing/describe'
import type { Choices } from '@/hooks/use-configurator'
import { useHasInteracted } from '@/hooks/use-has-interacted'

import { loadStudio } from './late-parts'

/** The picture fills a stage of 42 % of the height on a phone, less its heading and its buttons. */
const SIZES = '(min-width: 64rem) calc(100vw - 38rem), min(100vw, 68vh - 11rem)'

interface StagePictureProps {
  choices: Choices
  hasRider: boolean
}

/**
 * The build that the page came with is a picture file. The drawing that follows every choice without a request is loaded
 * when the visitor does something, and takes its place with the first choice.
 */
export function StagePicture({ choices, hasRider }: StagePictureProps) {
  const { bike, build } = choices
  const [first] = useState(build)
  const isTouched = useHasInteracted()
  const isOther = hasRider || build !== first
  const studio = useLazyModule(loadStudio, isTouched || isOther)
  const title = describeBike(bike, build)
  if (!studio || !isOther) {
    return (
      <BikePicture
        slug={bike.slug}
        build={build}
        view="studio"
        title={title}
        className="size-full object-contain"
        sizes={SIZES}
        isFirst
      />
    )
  }
  const rider = hasRider ? riderOf(choices) : null
  return (
    <studio.BikeStudio
      bike={bike}
      build={build}
      rider={rider}
      title={title}
      className="size-full"
    />
  )
}

/** A rider who has not said how tall is drawn in the middle of the size. */
function riderOf({ bike, build, rider }: Choices) {
  if (rider) return rider
  const size = bike.sizes.find(({ id }) => id === build.size_id)
  if (!size) return null
  return { height_cm: middle(size.rider), inseam_cm: middle(size.inseam) }
}

function middle({ min, max }: { min: number; max: number }): number {
  return Math.round((min + max) / 2)
}
