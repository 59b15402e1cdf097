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
 * The place for a box that lies over the page: as low as possible, left before right, and touching none of the
 * taken boxes.
 * @returns null when there is none
 */
export function freePlace(
  size: Pick<Box, 'width' | 'height'>,
  taken: readonly Box[],
  { width, height, bar }: Window,
): Pick<Box, 'left' | 'top'> | null {
  const lefts = [...new Set([MARGIN, Math.max(MARGIN, width - MARGIN - size.width)])]
  for (let top = height - MARGIN - size.height; top >= bar; top -= STEP) {
    for (const left of lefts) {
      const place = { left, top, ...size }
      if (!taken.some((box) => touch(place, box))) return { left, top }
    }
  }
  return null
}

function touch(a: Box, b: Box): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  )
}
