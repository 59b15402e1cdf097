import { type RefObject, useEffect, useRef } from 'react'

/** Returns a ref for the button that opens a turntable; it is focused when the turntable closes. */
export function useFocusBack(isShown: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const wasShown = useRef(false)
  useEffect(() => {
    if (wasShown.current && !isShown) button.current?.focus({ preventScroll: true })
    wasShown.current = isShown
  }, [isShown])
  return button
}
