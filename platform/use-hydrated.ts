import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether this component took over what the server wrote, rather than being drawn by the browser alone. The answer of
 * the first render holds for good: the page is not drawn a second time for it.
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
 * False on the server and in the first render of the browser, true soon afterwards: for what only the browser knows.
 * The second render gives way to a tap.
 * @example const isFramed = useHydrated() && window.self !== window.top
 */
export function useHydrated(): boolean {
  const isWritten = useWrittenByServer()
  const [isHydrated, setHydrated] = useState(!isWritten)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return isHydrated
}
