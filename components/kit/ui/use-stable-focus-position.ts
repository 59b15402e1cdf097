import { useLayoutEffect, type RefObject } from 'react'

/**
 * Scrolls the focused element back into view after a lazy-loaded section above has pushed it down.
 * @param part any element of the section that was loaded
 */
export function useStableFocusPosition(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (!part.current || !focused?.matches(':focus-visible')) return
    const isBelow = part.current.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING
    if (isBelow) focused.scrollIntoView({ block: 'nearest' })
  }, [part])
}
