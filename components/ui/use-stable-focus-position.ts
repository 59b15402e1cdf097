import { useLayoutEffect, type RefObject } from 'react'

/**
 * A part that arrives late pushes everything below it down. Whoever had got further by keyboard meanwhile would lose
 * sight of the focus: it is brought back onto the screen.
 * @param part any element of what arrived
 */
export function useStableFocusPosition(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (!part.current || !focused?.matches(':focus-visible')) return
    const isBelow = part.current.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING
    if (isBelow) focused.scrollIntoView({ block: 'nearest' })
  }, [part])
}
