import { Camera } from 'lucide-react'
import { useState } from 'react'

import { IconButton } from '@/components/kit/ui/icon-button'
import { useReturnFocus } from '@/components/kit/ui/use-return-focus'
import { configurator as texts } from '@/messages/shop/configurator/configurator'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'

import type { PhotosProps } from './photos-dialog'

const load = () => import('./photos-dialog')

export function Photos(props: PhotosProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const module = useLazyModule(load, isOpen, close)
  useReturnFocus(isOpen)
  return (
    <>
      <IconButton
        tone="stage"
        label={texts.photos}
        onClick={() => setOpen(true)}
        className="ml-auto"
      >
        <Camera aria-hidden="true" className="size-5" />
      </IconButton>
      {module && isOpen && <module.PhotosDialog {...props} isOpen onClose={close} />}
    </>
  )
}
