import { type RefObject, useEffect, useRef } from 'react'

/** Whoever left a turntable stands where it can be had again. */
export function useFocusBack(isShown: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const wasShown = useRef(false)
  useEffect(() => {
    if (wasShown.current && !isShown) button.current?.focus({ preventScroll: true })
    wasShown.current = isShown
  }, [isShown])
  return button
}
