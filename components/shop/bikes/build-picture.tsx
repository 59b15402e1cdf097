import { useState, type ReactNode } from 'react'

import { useStagePicture } from '@/hooks/shop/bikes/stage-pictures'
import { useFinalPicture } from '@/hooks/shop/bikes/use-final-picture'

import { BikePicture, type BikePictureProps } from './bike-picture'

interface BuildPictureProps extends Omit<BikePictureProps, 'version' | 'instead' | 'onError'> {
  /** Shown if the picture can't be loaded, such as offline. */
  fallback?: ReactNode
}

/** Picture of a buyer's build: that of the stage until the shop has rendered its own. */
export function BuildPicture({ fallback, ...picture }: BuildPictureProps) {
  const state = useFinalPicture(picture.slug, picture.build)
  const stagePicture = useStagePicture(picture.slug, picture.build)
  const [isLost, setLost] = useState(false)
  if (isLost && fallback) return fallback
  return (
    <BikePicture
      {...picture}
      instead={state === 'unknown' ? stagePicture : undefined}
      version={state === 'replaced' ? '&made=1' : undefined}
      onError={() => setLost(true)}
    />
  )
}
