import { useEffect, useRef } from 'react'

import { Button } from '@/components/kit/ui/button'
import type { ChosenPicture } from '@/domain/office/goods/product-pictures'
import { productPictures as texts } from '@/messages/office/goods/product-pictures'

interface RemovedPictureProps {
  picture: ChosenPicture
  onUndo: () => void
}

/** Restores a removed picture. Takes the focus, because the picture's buttons are gone. */
export function RemovedPicture({ picture, onUndo }: RemovedPictureProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [picture])
  return (
    <p className="mt-3 flex flex-wrap items-center gap-3 break-words">
      {texts.removed(picture.alt)}
      <Button ref={button} variant="secondary" size="small" onClick={onUndo}>
        {texts.undo}
      </Button>
    </p>
  )
}
