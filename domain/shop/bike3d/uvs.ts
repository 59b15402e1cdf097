import type { ShadedMesh } from '@/domain/kit/shape/shading'

/** Distance after which textures repeat, in mm. */
export const TEXTURE_PERIOD = 100

/** Returns UVs of a repeating texture by the surface's dominant axis; the period is in mm. */
export function uvsOf(
  { positions, normals }: Pick<ShadedMesh, 'positions' | 'normals'>,
  repeat: number,
): Float32Array<ArrayBuffer> {
  const uvs = new Float32Array((positions.length / 3) * 2)
  for (let at = 0, to = 0; at < positions.length; at += 3, to += 2) {
    const a = Math.abs(normals[at] ?? 0)
    const b = Math.abs(normals[at + 1] ?? 0)
    const c = Math.abs(normals[at + 2] ?? 0)
    const isAcross = c >= a && c >= b
    uvs[to] = (positions[isAcross || b >= a ? at : at + 2] ?? 0) / repeat
    uvs[to + 1] = (positions[isAcross || b < a ? at + 1 : at + 2] ?? 0) / repeat
  }
  return uvs
}
