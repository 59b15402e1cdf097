import { useState } from 'react'

import { BikePicture } from '@/components/shop/bikes/bike-picture'
import { cx } from '@/components/kit/ui/cx'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { describeBike } from '@/domain/shop/bikes/drawing/describe'
import type { Choices } from '@/hooks/shop/configurator/use-configurator'
import { useHasInteracted } from '@/hooks/kit/use-has-interacted'

import { loadStudio } from '../lazy-parts'
import type { StageCover } from './stage-cover'

/**
 * On phones, the stage takes 42% of the height, minus heading and buttons: with the browser's bars, 68 to 85% of the width.
 * Not by height, which preloads take from the screen and the page from what the bars leave.
 */
const SIZES = '(min-width:64rem) 58vw,80vw'
const NONE: readonly string[] = []

interface StagePictureProps {
  choices: Choices
  hasRider: boolean
  /** Appearance keys of the builds that the studio pictured. */
  stills?: readonly string[] | undefined
  /** Called with the turntable's container while the bike can be turned, and with null afterward. */
  onTurntable?: (container: HTMLElement | null) => void
}

/** Shows a picture file until the first choice; what pictures all others loads on first interaction. */
export function StagePicture(props: StagePictureProps) {
  const { choices, hasRider, stills = NONE, onTurntable } = props
  const { bike, build } = choices
  const isTouched = useHasInteracted()
  const [base, setBase] = useState(build)
  if (!isTouched && base !== build) setBase(build)
  const [cover, setCover] = useState<StageCover>('none')
  const late = useLazyModule(loadStudio, isTouched || hasRider)
  return (
    <div className="isolate grid size-full grid-cols-1 grid-rows-1">
      <BikePicture
        slug={bike.slug}
        build={base}
        view="studio"
        title={cover === 'drawing' ? '' : describeBike(bike, build)}
        className={cx(
          'size-full object-contain mix-blend-plus-lighter transition-[opacity,visibility] duration-300 [grid-area:1/1] group-has-data-parts/stage:invisible group-has-data-parts/stage:opacity-0 motion-reduce:transition-none',
          cover !== 'none' && 'opacity-0',
        )}
        sizes={SIZES}
        isFirst
      />
      {late && (
        <late.LazyStage
          {...{ choices, hasRider, onTurntable, base, stills }}
          onCovered={setCover}
        />
      )}
    </div>
  )
}
