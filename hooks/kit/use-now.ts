import { startTransition, useEffect, useState } from 'react'

import { whenIdle } from '@/platform/lazy-loading/idle'

import { useWrittenByServer } from '@/platform/use-hydrated'

const MINUTE_MS = 60_000

const thisMinute = () => Math.floor(Date.now() / MINUTE_MS)

/**
 * Returns the current minute; null on the server and until hydration, so that a cached page is never wrong. Updates
 * are transitions, so that input has priority: a browser's first use of a time zone is slow.
 */
export function useNow(): Date | null {
  const isWritten = useWrittenByServer()
  const [minute, setMinute] = useState(() => (isWritten ? null : thisMinute()))
  useEffect(() => {
    const look = () => startTransition(() => setMinute(thisMinute()))
    const callOff = whenIdle(look)
    const timer = setInterval(look, MINUTE_MS / 4)
    return () => {
      callOff()
      clearInterval(timer)
    }
  }, [])
  return minute === null ? null : new Date(minute * MINUTE_MS)
}
