/** A thin film of pearl paint, as in three.js: refractive index, and thickness in nm. */
const FILM_INDEX = 1.35
const THICKNESS = 400
const STEPS = 64

/** Reflectance at normal incidence that includes the film: red, green and blue by the cosine to the view. */
export type ThinFilm = Float32Array

/** Returns the table of a film on a surface with a reflectance (red, green, blue). */
export function thinFilm(base: readonly number[]): ThinFilm {
  const table = new Float32Array(STEPS * 3)
  for (let step = 0; step < STEPS; step++) table.set(filmAt(base, step / (STEPS - 1)), step * 3)
  return table
}

/** Offset in a table for the cosine between normal and view. */
export const filmOffset = (cos: number): number => Math.round(cos * (STEPS - 1)) * 3

function filmAt(base: readonly number[], cos: number): number[] {
  const inner = Math.sqrt(1 - (1 - cos * cos) / (FILM_INDEX * FILM_INDEX))
  const outside = schlick(reflectance(FILM_INDEX, 1), cos)
  const path = 2 * FILM_INDEX * THICKNESS * inner
  const shifts = base.map((one) => Math.PI + (indexOf(one) < FILM_INDEX ? Math.PI : 0))
  const [first, second] = [1, 2].map((order) =>
    sensitivity(
      order * path,
      shifts.map((shift) => shift * order),
    ),
  )
  const grazing = Math.min(0.9999, (1 - cos) ** 5)
  return base.map((one, channel) => {
    const inside = schlick(reflectance(indexOf(one), FILM_INDEX), inner)
    const product = Math.min(0.9999, Math.max(1e-5, outside * inside))
    const through = (1 - outside) ** 2
    const sum = (through * inside) / (1 - product)
    const amplitude = Math.sqrt(product) * (sum - (1 - outside))
    const interference =
      2 * amplitude * (first?.[channel] ?? 0) +
      2 * amplitude * Math.sqrt(product) * (second?.[channel] ?? 0)
    return (Math.max(0, outside + sum + interference) - grazing) / (1 - grazing)
  })
}

const reflectance = (to: number, from: number) => ((to - from) / (to + from)) ** 2
const schlick = (base: number, cos: number) => base + (1 - base) * (1 - cos) ** 5

/** Refractive index of a reflectance. */
function indexOf(base: number): number {
  const root = Math.sqrt(Math.min(0.9999, base))
  return (1 + root) / (1 - root)
}

/** Fit of the sensitivity of the eye (XYZ): height, position and width of a Gaussian for each channel. */
const GAUSSIANS = [
  [5.4856e-13, 1.681e6, 4.3278e9],
  [4.4201e-13, 1.7953e6, 9.3046e9],
  [5.2481e-13, 2.2084e6, 6.6121e9],
] as const
/** Second Gaussian of X. */
const SECOND = [9.747e-14, 2.2399e6, 4.5282e9] as const
const XYZ_TO_RGB = [
  [3.2404542, -1.5371385, -0.4985314],
  [-0.969266, 1.8760108, 0.041556],
  [0.0556434, -0.2040259, 1.0572252],
]

/** Color of light that interferes after a path difference in nm. */
function sensitivity(path: number, shifts: readonly number[]): number[] {
  const phase = 2 * Math.PI * path * 1e-9
  const at = ([height, position, width]: readonly [number, number, number], shift: number) =>
    height *
    Math.sqrt(2 * Math.PI * width) *
    Math.cos(position * phase + shift) *
    Math.exp(-phase * phase * width)
  const [x = 0, ...rest] = GAUSSIANS.map((one, index) => at(one, shifts[index] ?? 0))
  const xyz = [x + at(SECOND, shifts[0] ?? 0), ...rest]
  return XYZ_TO_RGB.map((row) =>
    row.reduce((sum, factor, index) => sum + (factor * (xyz[index] ?? 0)) / 1.0685e-7, 0),
  )
}
