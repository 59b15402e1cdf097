import { Download, Share2 } from 'lucide-react'
import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { pageAddress } from '@/domain/shop/configurator/room-links'
import { turnTexts as texts } from '@/messages/shop/configurator/configurator-turntable'
import { logError } from '@/utils/log-error'
import { saveFile } from '@/utils/save-file'

import { pictureFile, pictureName } from './build-picture'

interface PictureButtonsProps {
  bike: Bike
  build: Build
}

export function PictureButtons({ bike, build }: PictureButtonsProps) {
  const [message, say] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { slug, title } = bike

  async function save() {
    setBusy(true)
    try {
      saveFile(pictureName(bike, build), await pictureFile(bike, build), 'image/jpeg')
      say(texts.saved)
    } catch (fault) {
      logError('The picture could not be saved', { fault: String(fault) })
      say(texts.notSaved)
    }
    setBusy(false)
  }
  async function share() {
    const url = pageAddress({ origin: window.location.origin, slug, build })
    try {
      if ('share' in navigator) await navigator.share({ title, url })
      else {
        await (navigator as Navigator).clipboard.writeText(url)
        say(texts.copied)
      }
    } catch (fault) {
      // Closing the system's share sheet isn't an error.
      if (!(fault instanceof DOMException && fault.name === 'AbortError')) say(texts.notShared)
    }
  }
  return (
    <>
      <Button variant="secondary" isLoading={isBusy} onClick={() => void save()}>
        <Download aria-hidden="true" className="size-4" />
        {texts.save}
      </Button>
      <Button variant="secondary" onClick={() => void share()}>
        <Share2 aria-hidden="true" className="size-4" />
        {texts.share}
      </Button>
      <p role="status" className="self-center text-sm text-ink-soft">
        {message}
      </p>
    </>
  )
}
