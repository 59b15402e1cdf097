import type { Box } from '@/domain/promo-places'

/** What can be pressed, and the bike that somebody is looking at. */
const KEPT_FREE =
  'a[href], button, input, select, textarea, summary, label, [tabindex="0"], figure, img[fetchpriority="high"], [role="img"]'
/** What is read. It is kept free where the page leaves another place. */
const TEXT = 'h1, h2, h3, p, li, dt, dd, td, th, figcaption, legend, .figures'
/** What a page cannot do without for a moment: it counts more than a line of text. */
const HEADS = 'h1, .figures'
const WEIGHT_OF_HEADS = 4
const NEVER_SHOWN = 'script, style, noscript, details:not([open]) > :not(summary)'

interface View {
  width: number
  height: number
}

/** What stands in the window beside `own`: a head is named as often as it counts. */
export function boxesInView(own: Element, view: View): { taken: Box[]; text: Box[] } {
  const found = { taken: [] as Box[], text: [] as Box[] }
  const look = (element: Element) => {
    if (element === own || element.matches(NEVER_SHOWN)) return
    const box = element.getBoundingClientRect()
    const hasSize = box.width > 0 && box.height > 0
    // What is out of sight has nothing in sight in it; what has no size may have.
    if (hasSize && !isInView(box, view)) return
    if (hasSize) note(element, box)
    // A drawing is one thing, however many nodes it has.
    if (element.matches('svg')) return
    for (const child of element.children) look(child)
  }
  const note = (element: Element, box: Box) => {
    if (element.matches(KEPT_FREE)) found.taken.push(box)
    if (!element.matches(TEXT)) return
    const lines = linesOf(element)
    const times = element.matches(HEADS) ? WEIGHT_OF_HEADS : 1
    if (isInView(lines, view)) for (let time = 0; time < times; time += 1) found.text.push(lines)
  }
  look(document.body)
  return found
}

/** The lines of an element, which are often shorter than itself. */
function linesOf(element: Element): Box {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

function isInView({ left, top, width, height }: Box, view: View): boolean {
  return top < view.height && top + height > 0 && left < view.width && left + width > 0
}
