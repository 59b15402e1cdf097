import { Download, Smartphone } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { QrCode } from '@/components/kit/ui/qr-code'
import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { buildKey } from '@/domain/shop/bikes/build'
import { modelAddress, pageAddress, sceneViewerLink } from '@/domain/shop/configurator/room-links'
import { roomTexts as texts } from '@/messages/shop/configurator/configurator-parts'

import { QuickLook } from './quick-look'

const LINK = 'inline-flex min-h-touch items-center gap-2 link'

/** Options for the 3D file of a build on this device: show it, show it on a phone, save it. */
export function RoomLinks({ bike, build }: { bike: Bike; build: Build }) {
  const { origin } = window.location
  const { slug, title } = bike
  const device = deviceOf(navigator.userAgent)
  const box = useRef<HTMLDivElement>(null)
  // Take the focus, because this replaces the clicked button.
  useEffect(() => box.current?.querySelector<HTMLElement>('a, button')?.focus(), [])
  return (
    <div ref={box} className="flex flex-wrap items-center gap-6">
      {device === 'desk' && (
        <QrCode
          link={pageAddress({ origin, slug, build })}
          label={texts.code}
          className="size-52"
        />
      )}
      <div className="flex max-w-md min-w-56 flex-1 flex-col items-start gap-2">
        <p>{texts.lead[device]}</p>
        {device === 'android' && (
          <a href={sceneViewerLink({ origin, slug, title, build })} className={LINK}>
            <Smartphone aria-hidden="true" className="size-4" />
            {texts.open}
          </a>
        )}
        {device === 'iphone' && <QuickLook key={buildKey(build)} bike={bike} build={build} />}
        <a href={modelAddress(slug, build)} download={`${slug}.glb`} className={LINK}>
          <Download aria-hidden="true" className="size-4" />
          {texts.download}
        </a>
      </div>
    </div>
  )
}

type Device = 'android' | 'iphone' | 'desk'

/** An iPad claims to be a Mac, but no Mac has a touch screen. */
function deviceOf(agent: string): Device {
  if (/android/i.test(agent)) return 'android'
  const isPad = /macintosh/i.test(agent) && navigator.maxTouchPoints > 1
  return isPad || /iphone|ipad|ipod/i.test(agent) ? 'iphone' : 'desk'
}
