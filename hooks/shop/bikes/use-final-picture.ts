import { useEffect, useEffectEvent, useState } from 'react'

import type { Build } from '@/domain/shop/bikes/bike'
import { buildAddress } from '@/domain/shop/bikes/build-address'
import { useServices } from '@/hooks/kit/use-request'

/** Delays in ms until the next look while a picture is rendered, and while none is planned yet. */
const PLANNED_MS = [2_000, 3_000, 4_000, 6_000, 9_000, 13_000, 20_000, 30_000] as const
const NONE_MS = [2_000, 5_000] as const

/** `replaced`: it became final while it was shown, so that it is fetched again. */
type FinalPicture = 'unknown' | 'final' | 'replaced'

/** Returns whether the picture of a build is final. */
export function useFinalPicture(slug: string, build: Build): FinalPicture {
  const { configurator } = useServices()
  const address = buildAddress(build)
  const key = `${slug} ${address}`
  const [found, setFound] = useState<{ key: string; picture: FinalPicture } | null>(null)
  const read = useEffectEvent(() => configurator.pictureState({ slug, build: address }))
  useEffect(() => {
    let timer: number | undefined
    let isLeft = false
    const look = async (tries: number) => {
      const { state } = await read()
      if (isLeft) return
      if (state === 'final') {
        setFound({ key, picture: tries > 0 ? 'replaced' : 'final' })
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
  }, [key])
  return found?.key === key ? found.picture : 'unknown'
}
