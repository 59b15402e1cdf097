import { Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'

import { makeUsdz } from '@/components/shop/bike3d/make-usdz'
import { BuildPicture } from '@/components/shop/bikes/build-picture'
import { Button } from '@/components/kit/ui/button'
import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { roomTexts as texts } from '@/messages/shop/configurator/configurator-parts'
import { logError } from '@/utils/log-error'

type QuickLookState =
  { status: 'idle' | 'making' | 'failed' } | { status: 'ready'; address: string }

/** The build for Quick Look on iPhones and iPads. The browser creates the file, so the shop stores none. */
export function QuickLook({ bike, build }: { bike: Bike; build: Build }) {
  const [made, setMade] = useState<QuickLookState>({ status: 'idle' })
  const address = made.status === 'ready' ? made.address : null
  useEffect(() => {
    if (address) return () => URL.revokeObjectURL(address)
  }, [address])

  async function make() {
    setMade({ status: 'making' })
    try {
      const file = await makeUsdz({ bike, build })
      setMade({ status: 'ready', address: URL.createObjectURL(file) })
    } catch (fault) {
      logError('The file for the room could not be made', { fault: String(fault) })
      setMade({ status: 'failed' })
    }
  }
  return (
    <>
      {made.status === 'ready' ? (
        // Quick Look opens only links that contain one picture and nothing else.
        <a rel="ar" href={made.address} download={`${bike.slug}.usdz`} className="block max-w-56">
          <BuildPicture slug={bike.slug} build={build} view="thumbnail" title={texts.open} />
        </a>
      ) : (
        <Button isLoading={made.status === 'making'} onClick={() => void make()}>
          <Smartphone aria-hidden="true" className="size-4" />
          {texts.make}
        </Button>
      )}
      <p role="status" className="text-sm text-ink-soft">
        {made.status === 'ready' && texts.made}
        {made.status === 'failed' && texts.notMade}
      </p>
    </>
  )
}
