/** Zoom of a picture in a pane: scale factor, and offset from the center in px. */
export interface View {
  scale: number
  x: number
  y: number
}

export interface Pane {
  width: number
  height: number
}

interface Point {
  x: number
  y: number
}

export const FITTED: View = { scale: 1, x: 0, y: 0 }
export const MOST_ZOOM = 6
export const ZOOM_STEP = 1.4

/** Zooms by a factor around a point, in px from the center of the pane; that point stays fixed. */
export function zoomed(view: View, factor: number, pane: Pane, at: Point = { x: 0, y: 0 }): View {
  const scale = Math.min(MOST_ZOOM, Math.max(1, view.scale * factor))
  const ratio = scale / view.scale
  const x = at.x - (at.x - view.x) * ratio
  const y = at.y - (at.y - view.y) * ratio
  return within({ scale, x, y }, pane)
}

/** Pans by px, clamped to the edges of the picture. */
export function panned(view: View, { x, y }: Point, pane: Pane): View {
  return within({ ...view, x: view.x + x, y: view.y + y }, pane)
}

function within({ scale, x, y }: View, { width, height }: Pane): View {
  const room = { x: (width * (scale - 1)) / 2, y: (height * (scale - 1)) / 2 }
  return { scale, x: clamp(x, room.x), y: clamp(y, room.y) }
}

function clamp(value: number, most: number): number {
  // Avoids -0, which tests and element styles treat as a different number.
  return Math.min(most, Math.max(-most, value)) || 0
}
