import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False on the server and in the first render of the browser, true afterwards: for what only the browser knows.
 * @example const isFramed = useHydrated() && window.self !== window.top
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
