import { loadDrawing } from './stage/load-drawing'

/** Lazy modules: invisible before a click, loaded when first needed. */
export const loadAnswers = () => import('./answer-panels')
export const loadStudio = () => import('./stage/lazy-stage')
export const loadSizeFinder = () => import('./size-finder')
export const loadPaintFields = () => import('./custom-paint-fields')
export const loadSavedCode = () => import('./saved-code')
/** Not preloaded, because it is useless offline. */
export const loadRoomLinks = () => import('./stage/room-links')
export const loadGuarantee = () => import('./summary-guarantee')
export const loadPriorPrice = () => import('./summary-prior-price')
export const loadSummary = () => import('./late-summary')
export const loadNoticeList = () => import('./notice-list')
export const loadDestinationFix = () => import('./destination-fix-button')
export const loadChangeTexts = () => import('@/messages/shop/configurator/configurator-changes')

/** All modules to preload once the page is idle. */
export const LATE_PARTS = [
  loadStudio,
  loadDrawing,
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

/** Preloads all lazy modules once the page is idle, so that they work offline, too. Returns a cancel function. */
export function preloadWhenQuiet(): () => void {
  const waiting = LATE_PARTS.map((load, index) => {
    const fetchPart = () =>
      void load().catch(() => {
        // Ignored; loading on demand retries the import and reports errors.
      })
    return setTimeout(fetchPart, PREFETCH_DELAY_MS + index * BETWEEN_MS)
  })
  return () => waiting.forEach(clearTimeout)
}
