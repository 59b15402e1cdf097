import { useEffect, useLayoutEffect, useRef } from 'react'

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Returns focus to the opener, which Headless UI may not know because it loads after the click. */
export function useReturnFocus(isOpen: boolean): void {
  const opener = useRef<HTMLElement>(undefined)
  // Must run before the dialog's own effects move focus.
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

/** Returns whether focus is nowhere or in the closing dialog, rather than where the user moved it. */
function isFocusHomeless(): boolean {
  const active = document.activeElement
  return !active || active === document.body || active.closest('[role$=dialog]') !== null
}
