import { halton } from './sky'

/** Texels along each side, and samples of each texel, of the table of the split-sum approximation. */
const SIZE = 16
const SAMPLES = 512

/** Scale and bias of a specular color: by roughness, then by the cosine between normal and view. */
export type BrdfTable = Float32Array

/** Integrates the GGX BRDF over all directions of light, for each roughness and view. */
export function brdfTable(): BrdfTable {
  const table = new Float32Array(SIZE * SIZE * 2)
  for (let row = 0; row < SIZE; row++)
    for (let column = 0; column < SIZE; column++)
      table.set(integrated((column + 0.5) / SIZE, (row + 0.5) / SIZE), (row * SIZE + column) * 2)
  return table
}

function integrated(roughness: number, cosView: number): readonly [scale: number, bias: number] {
  const alpha2 = roughness ** 4
  const sinView = Math.sqrt(1 - cosView * cosView)
  let [scale, bias] = [0, 0]
  for (let index = 1; index <= SAMPLES; index++) {
    const share = halton(index, 2)
    const cosHalf = Math.sqrt((1 - share) / (1 + (alpha2 - 1) * share))
    const sinHalf = Math.sqrt(1 - cosHalf * cosHalf)
    const cosViewHalf =
      cosView * cosHalf + sinView * sinHalf * Math.cos(2 * Math.PI * halton(index, 3))
    const cosLight = 2 * cosViewHalf * cosHalf - cosView
    if (cosViewHalf <= 0 || cosLight <= 0) continue
    const shadowing =
      cosLight * Math.sqrt(alpha2 + (1 - alpha2) * cosView * cosView) +
      cosView * Math.sqrt(alpha2 + (1 - alpha2) * cosLight * cosLight)
    const visible = (2 * cosLight * cosViewHalf) / (shadowing * cosHalf)
    const fresnel = (1 - cosViewHalf) ** 5
    scale += (1 - fresnel) * visible
    bias += fresnel * visible
  }
  return [scale / SAMPLES, bias / SAMPLES]
}

/** Interpolates the scale (`channel` 0) or the bias (1). */
export function brdfOf(table: BrdfTable, roughness: number, cosView: number, channel: 0 | 1) {
  const x = Math.min(SIZE - 1, Math.max(0, roughness * SIZE - 0.5))
  const y = Math.min(SIZE - 1, Math.max(0, cosView * SIZE - 0.5))
  const column = Math.min(SIZE - 2, Math.trunc(x))
  const row = Math.min(SIZE - 2, Math.trunc(y))
  const shareX = x - column
  const shareY = y - row
  const at = (row * SIZE + column) * 2 + channel
  const top = (table[at] ?? 0) * (1 - shareX) + (table[at + 2] ?? 0) * shareX
  const next = at + SIZE * 2
  const bottom = (table[next] ?? 0) * (1 - shareX) + (table[next + 2] ?? 0) * shareX
  return top * (1 - shareY) + bottom * shareY
}
