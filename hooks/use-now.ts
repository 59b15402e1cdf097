import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS / 4)
  return () => clearInterval(timer)
}

/** The present minute; null on the server and until the browser has taken over, so that a kept page never lies. */
export function useNow(): Date | null {
  const minute = useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => null,
  )
  return minute === null ? null : new Date(minute * MINUTE_MS)
}
