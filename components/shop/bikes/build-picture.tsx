import { useState, type ReactNode } from 'react'

import { useFinalPicture } from '@/hooks/shop/bikes/use-final-picture'

import { BikePicture, type BikePictureProps } from './bike-picture'

interface BuildPictureProps extends Omit<BikePictureProps, 'version' | 'onError'> {
  /** Shown if the picture can't be loaded, such as offline. */
  fallback?: ReactNode
}

/** Picture of a buyer's build, which is replaced without a reload once it has been rendered. */
export function BuildPicture({ fallback, ...picture }: BuildPictureProps) {
  const isReplaced = useFinalPicture(picture.slug, picture.build)
  const [isLost, setLost] = useState(false)
  if (isLost && fallback) return fallback
  return (
    <BikePicture
      {...picture}
      version={isReplaced ? '&made=1' : undefined}
      onError={() => setLost(true)}
    />
  )
}
