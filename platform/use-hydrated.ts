import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns whether the component was hydrated. The result is final and causes no second render. */
export function useWrittenByServer(): boolean {
  const [answer] = useState<{ value?: boolean }>({})
  return useSyncExternalStore(
    never,
    () => (answer.value ??= false),
    () => (answer.value ??= true),
  )
}

/** Returns false on the server and the first browser render, then true in a transition. */
export function useHydrated(): boolean {
  const isWritten = useWrittenByServer()
  const [isHydrated, setHydrated] = useState(!isWritten)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return isHydrated
}
