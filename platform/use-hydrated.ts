import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Returns whether this component was hydrated from server markup rather than rendered by the browser alone. The result
 * of the first render is final and causes no second render.
 */
export function useWrittenByServer(): boolean {
  const [answer] = useState<{ value?: boolean }>({})
  return useSyncExternalStore(
    never,
    () => (answer.value ??= false),
    () => (answer.value ??= true),
  )
}

/**
 * Returns false on the server and in the first browser render, true soon afterwards; for browser-only values. The
 * second render is a transition, so that input has priority.
 * @example const isFramed = useHydrated() && window.self !== window.top
 */
export function useHydrated(): boolean {
  const isWritten = useWrittenByServer()
  const [isHydrated, setHydrated] = useState(!isWritten)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return isHydrated
}
