const PAUSE_MS = 50
const MOST_TRIES = 100

/** Focuses the title of the page, unless the user or the page has focused something of it. */
export function focusTitle(tries = MOST_TRIES): void {
  const active = document.activeElement
  const isHomeless =
    !active || active === document.body || active.closest('[role$=dialog]') !== null
  if (!isHomeless) return
  const title = document.querySelector<HTMLElement>('main h1')
  if (title) {
    title.tabIndex = -1
    title.focus({ preventScroll: true })
  }
  // The title may still be loading, and a dialog that is closing makes the page inert.
  if (document.activeElement !== title && tries > 1) {
    setTimeout(() => focusTitle(tries - 1), PAUSE_MS)
  }
}
