import { useState } from 'react'

import { BikePicture } from '@/components/shop/bikes/bike-picture'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { describeBike } from '@/domain/shop/bikes/drawing/describe'
import type { Choices } from '@/hooks/shop/configurator/use-configurator'
import { useHasInteracted } from '@/hooks/kit/use-has-interacted'

import { loadStudio } from '../lazy-parts'

/** On phones, the stage takes 42% of the height, minus heading and buttons. */
const SIZES = '(min-width:64rem) 58vw,90vw'

interface StagePictureProps {
  choices: Choices
  hasRider: boolean
  /** Called with the turntable's container while the bike can be turned, and with null afterward. */
  onTurntable?: (container: HTMLElement | null) => void
}

/** Shows a picture file until the first choice; drawing and turntable load on first interaction. */
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
