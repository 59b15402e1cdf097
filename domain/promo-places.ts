import { isPrivatePlace } from './private-places'

/** Whether an address may show banner and seasonal offer. */
export function showsPromo(address: string): boolean {
  return !isPrivatePlace(address)
}

/** A rectangle of the window, in px. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

interface Window {
  width: number
  height: number
  /** Height of the header, which stays free. */
  bar: number
}

const MARGIN = 16
const STEP = 12

/**
 * The place for a box that lies over the page: it touches none of the taken boxes and lies on as little text as
 * can be; then as low as possible, left before right.
 * @returns null when there is none
 */
export function freePlace(
  size: Pick<Box, 'width' | 'height'>,
  { taken, text = [] }: { taken: readonly Box[]; text?: readonly Box[] },
  { width, height, bar }: Window,
): Pick<Box, 'left' | 'top'> | null {
  const lefts = [...new Set([MARGIN, Math.max(MARGIN, width - MARGIN - size.width)])]
  let best: { left: number; top: number; covered: number } | null = null
  for (let top = height - MARGIN - size.height; top >= bar; top -= STEP) {
    for (const left of lefts) {
      const place = { left, top, ...size }
      if (taken.some((box) => touch(place, box))) continue
      const covered = text.reduce((sum, box) => sum + commonArea(place, box), 0)
      if (covered === 0) return { left, top }
      if (!best || covered < best.covered) best = { left, top, covered }
    }
  }
  return best && { left: best.left, top: best.top }
}

function touch(a: Box, b: Box): boolean {
  return commonArea(a, b) > 0
}

/** What two boxes have in common, in square px. */
function commonArea(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}
