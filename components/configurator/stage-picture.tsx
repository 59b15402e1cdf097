import { useState } from 'react'

import { BikePicture } from '@/components/bike/bike-picture'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { describeBike } from '@/domain/drawing/describe'
import type { Choices } from '@/hooks/use-configurator'
import { useHasInteracted } from '@/hooks/use-has-interacted'

import { loadStudio } from './lazy-parts'

/** The picture fills a stage of 42 % of the height on a phone, less its heading and its buttons. */
const SIZES = '(min-width:64rem) 58vw,90vw'

interface StagePictureProps {
  choices: Choices
  hasRider: boolean
  /** Where the bike may be turned: gets the element that its turntable stands in, and null when that is gone. */
  onTurntable?: (place: HTMLElement | null) => void
}

/**
 * The build that the page came with is a picture file. The drawing that follows every choice without a request is loaded
 * when the visitor does something, and takes its place with the first choice; so does what turns the bike.
 */
export function StagePicture({ choices, hasRider, onTurntable }: StagePictureProps) {
  const { bike, build } = choices
  const [first] = useState(build)
  const isTouched = useHasInteracted()
  const isOther = hasRider || build !== first
  const late = useLazyModule(loadStudio, isTouched || isOther)
  return (
    <>
      {(!late || !isOther) && (
        <BikePicture
          slug={bike.slug}
          build={build}
          view="studio"
          title={describeBike(bike, build)}
          className="size-full object-contain"
          sizes={SIZES}
          isFirst
        />
      )}
      {late && <late.LazyStage {...{ choices, hasRider, onTurntable }} isDrawn={isOther} />}
    </>
  )
}
