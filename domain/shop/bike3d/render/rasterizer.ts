/** Positions of a scene's vertices in a picture: pixels to the right and down; what is greater in `near` is nearer. */
export interface Projection {
  x: Float32Array
  y: Float32Array
  near: Float32Array
}

export const projection = (vertices: number): Projection => ({
  x: new Float32Array(vertices),
  y: new Float32Array(vertices),
  near: new Float32Array(vertices),
})

/** Z-buffer of a picture, row by row. */
export interface ZBuffer {
  width: number
  height: number
  /** The nearest `near` of each pixel. */
  depth: Float32Array
  /** The triangle that is visible in each pixel, from 1; 0 is the background. */
  ids?: Int32Array
}

/** Which sides of triangles are drawn. */
export type FaceSide = 'front' | 'back'

/** Draws triangles into a z-buffer. Most are smaller than a pixel and contain no center of one. */
export function rasterize(
  triangles: Uint32Array,
  { x, y, near }: Projection,
  { width, height, depth, ids }: ZBuffer,
  side: FaceSide,
): void {
  // y runs down, so that the area of fronts is negative.
  const sign = side === 'front' ? 1 : -1
  for (let corner = 0; corner < triangles.length; corner += 3) {
    const a = triangles[corner] ?? 0
    const b = triangles[corner + 1] ?? 0
    const c = triangles[corner + 2] ?? 0
    const ax = x[a] ?? 0
    const ay = y[a] ?? 0
    const ux = (x[b] ?? 0) - ax
    const uy = (y[b] ?? 0) - ay
    const vx = (x[c] ?? 0) - ax
    const vy = (y[c] ?? 0) - ay
    const area = ux * vy - vx * uy
    if (area * sign >= 0) continue
    const left = Math.max(0, Math.ceil(ax + Math.min(0, ux, vx) - 0.5))
    const right = Math.min(width - 1, Math.floor(ax + Math.max(0, ux, vx) - 0.5))
    if (left > right) continue
    const top = Math.max(0, Math.ceil(ay + Math.min(0, uy, vy) - 0.5))
    const bottom = Math.min(height - 1, Math.floor(ay + Math.max(0, uy, vy) - 0.5))
    if (top > bottom) continue
    // The weights of the second and the third corner are linear.
    const stepB = vy / area
    const stepC = -uy / area
    const first = near[a] ?? 0
    const toB = (near[b] ?? 0) - first
    const toC = (near[c] ?? 0) - first
    for (let row = top; row <= bottom; row++) {
      const across = left + 0.5 - ax
      const down = row + 0.5 - ay
      let weightB = (across * vy - down * vx) / area
      let weightC = (down * ux - across * uy) / area
      for (let at = row * width + left, end = row * width + right; at <= end; at++) {
        const z = first + weightB * toB + weightC * toC
        if (weightB >= 0 && weightC >= 0 && weightB + weightC <= 1 && z > (depth[at] ?? 0)) {
          depth[at] = z
          if (ids) ids[at] = corner / 3 + 1
        }
        weightB += stepB
        weightC += stepC
      }
    }
  }
}
