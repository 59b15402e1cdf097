import { useState } from 'react'

import type { Point } from '@/domain/kit/distance'

export type PositionFault = 'denied' | 'timeout' | 'unavailable'

const GIVE_UP_MS = 10_000
const FRESH_MS = 600_000

/** Requests the user's position only on click; it never leaves this page. */
export function usePosition(onFound: (point: Point) => void) {
  const [isAsking, setAsking] = useState(false)
  const [fault, setFault] = useState<PositionFault | null>(null)

  function ask() {
    if (isAsking) return
    if (!('geolocation' in navigator)) return setFault('unavailable')
    setFault(null)
    setAsking(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false)
        onFound({ lat: coords.latitude, lng: coords.longitude })
      },
      ({ code }) => {
        setAsking(false)
        setFault(code === 1 ? 'denied' : code === 3 ? 'timeout' : 'unavailable')
      },
      { timeout: GIVE_UP_MS, maximumAge: FRESH_MS, enableHighAccuracy: false },
    )
  }

  return { ask, isAsking, fault, forget: () => setFault(null) }
}
