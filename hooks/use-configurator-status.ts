import { useEffect, useRef, useState } from 'react'

import type { Bike, Build } from '@/domain/bike'
import { isSameBuild } from '@/domain/build'
import { changeWords } from '@/messages/configurator'

/** Long enough for a run of arrow keys to end before anything is said. */
const QUIET_MS = 700

interface Spoken {
  bike: Bike
  build: Build
  /** Price, weight and date of the present build in one sentence. */
  figures: string
  /** False until the stored build was read: what comes out of storage is no change to announce. */
  isReady: boolean
}

/**
 * The polite sentences after a change: what changed, then what it comes to. Empty until something did.
 */
export function useConfiguratorStatus({ bike, build, figures, isReady }: Spoken) {
  const [status, setStatus] = useState({ change: '', figures: '' })
  const last = useRef<Build | null>(null)

  useEffect(() => {
    const before = last.current
    // The first build that is the visitor's own is where announcements start from.
    if (!isReady || before === null) {
      last.current = isReady ? build : null
      return
    }
    if (isSameBuild(before, build)) return
    const timer = setTimeout(() => {
      setStatus({ change: changeWords(bike, before, build), figures })
      last.current = build
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [bike, build, figures, isReady])

  return status
}
