import { useEffect, useEffectEvent, useState } from 'react'

import type { Build } from '@/domain/shop/bikes/bike'
import { buildAddress } from '@/domain/shop/bikes/build-address'
import { useServices } from '@/hooks/kit/use-request'

/** Delays in ms until the next look while a picture is rendered, and while none is planned yet. */
const PLANNED_MS = [2_000, 3_000, 4_000, 6_000, 9_000, 13_000, 20_000, 30_000] as const
const NONE_MS = [2_000, 5_000] as const

/** Returns whether the picture of a build became final while it was shown, so that it is fetched again. */
export function useFinalPicture(slug: string, build: Build): boolean {
  const { configurator } = useServices()
  const address = buildAddress(build)
  const [replaced, setReplaced] = useState<string | null>(null)
  const read = useEffectEvent(() => configurator.pictureState({ slug, build: address }))
  useEffect(() => {
    let timer: number | undefined
    let isLeft = false
    const look = async (tries: number) => {
      const { state } = await read()
      if (isLeft) return
      if (state === 'final') {
        if (tries > 0) setReplaced(`${slug} ${address}`)
        return
      }
      const delay = (state === 'planned' ? PLANNED_MS : NONE_MS)[tries]
      if (delay !== undefined) timer = window.setTimeout(() => start(tries + 1), delay)
    }
    // The picture shown remains if the state can't be read.
    const start = (tries: number) => void look(tries).catch(() => undefined)
    start(0)
    return () => {
      isLeft = true
      window.clearTimeout(timer)
    }
  }, [slug, address])
  return replaced === `${slug} ${address}`
}
