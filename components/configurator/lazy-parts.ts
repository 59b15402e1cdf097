/** Parts of the page that nobody sees before a click; each is fetched when it is first wanted. */
export const loadAnswers = () => import('./answer-panels')
export const loadStudio = () => import('./lazy-stage')
export const loadSizeFinder = () => import('./size-finder')
export const loadPaintFields = () => import('./custom-paint-fields')
export const loadSavedCode = () => import('./saved-code')
/** Not among those that are fetched ahead: without a network it could show nothing. */
export const loadRoomLinks = () => import('./room-links')
export const loadSummary = () => import('./late-summary')
export const loadNoticeList = () => import('./notice-list')
export const loadDestinationFix = () => import('./destination-fix-button')
export const loadChangeTexts = () => import('@/messages/configurator-changes')

/** Every one of them, for a page that has come to rest. */
export const LATE_PARTS = [
  loadStudio,
  loadAnswers,
  loadSizeFinder,
  loadPaintFields,
  loadSavedCode,
  loadSummary,
  loadNoticeList,
  loadDestinationFix,
  loadChangeTexts,
]
const PREFETCH_DELAY_MS = 2_000
const BETWEEN_MS = 100

/**
 * Fetches all of them once the page has come to rest, so that they are there without a network too.
 * Answers how to call it off.
 */
export function preloadWhenQuiet(): () => void {
  const waiting = LATE_PARTS.map((load, index) => {
    const fetchPart = () =>
      void load().catch(() => {
        // Whoever wants the part asks again and reports.
      })
    return setTimeout(fetchPart, PREFETCH_DELAY_MS + index * BETWEEN_MS)
  })
  return () => waiting.forEach(clearTimeout)
}
