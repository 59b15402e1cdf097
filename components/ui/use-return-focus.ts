import { useEffect, useLayoutEffect, useRef } from 'react'

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * Gives the focus back to the opener of a dialog. Headless UI does so too, but it knows only what had the focus
 * after its own code arrived, and that is fetched after the click.
 * @example useReturnFocus(isOpen)
 */
export function useReturnFocus(isOpen: boolean): void {
  const opener = useRef<HTMLElement>(undefined)
  // Before the dialog's own effects move the focus.
  useBrowserLayoutEffect(() => {
    if (isOpen && document.activeElement instanceof HTMLElement)
      opener.current = document.activeElement
  }, [isOpen])
  useEffect(() => {
    if (isOpen) return
    const before = opener.current
    opener.current = undefined
    if (before?.isConnected && isFocusHomeless()) before.focus({ preventScroll: true })
  }, [isOpen])
}

/** Nowhere, or in the dialog that is about to go: not where somebody put it on purpose. */
function isFocusHomeless(): boolean {
  const active = document.activeElement
  return !active || active === document.body || active.closest('[role$=dialog]') !== null
}
