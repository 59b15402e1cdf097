import type { CameraView } from './camera-view'
import type { FloorShadow } from './floor-shadow'
import { shadowAt } from './floor-shadow'
import type { Stage } from './lighting'
import { FLOOR_FADE, LIGHT } from './lighting'
import { toSrgb } from './linear-color'

/** Share of the width and height in which a picture becomes transparent. */
const EDGE = 0.045
const STEPS = 4096
const SRGB = Uint8Array.from({ length: STEPS + 1 }, (_, step) =>
  Math.round(255 * toSrgb(step / STEPS)),
)

interface Frame {
  /** In pixels. */
  width: number
  height: number
  /** Sums of linear red, green, blue and coverage of each pixel. */
  sums: Float32Array
  samples: number
  stage: Stage
  floor: FloorShadow
  view: CameraView
}

/** Returns red, green, blue and alpha (not premultiplied) of each pixel, with the shadow on the floor. */
export function toneMapped(frame: Frame): Uint8ClampedArray<ArrayBuffer> {
  const { width, height, sums, samples } = frame
  const { exposure } = LIGHT[frame.stage]
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let row = 0, at = 0; row < height; row++) {
    const edge = edgeOf((row + 0.5) / height)
    for (let column = 0; column < width; column++, at += 4) {
      const coverage = (sums[at + 3] ?? 0) / samples
      const alpha = coverage + (1 - coverage) * (coverage < 1 ? darkness(frame, column, row) : 0)
      if (alpha < 0.0005) continue
      const scale = exposure / samples / alpha
      const [red, green, blue] = [sums[at] ?? 0, sums[at + 1] ?? 0, sums[at + 2] ?? 0]
      neutral(red * scale, green * scale, blue * scale)
      for (let channel = 0; channel < 3; channel++)
        rgba[at + channel] = SRGB[Math.round((tone[channel] ?? 0) * STEPS)] ?? 0
      rgba[at + 3] = 255 * alpha * edge * edgeOf((column + 0.5) / width)
    }
  }
  return rgba
}

function darkness({ floor, view, stage }: Frame, column: number, row: number): number {
  const ground = view.groundAt(column, row)
  if (!ground) return 0
  const [x, z] = ground
  const away = Math.hypot(x / FLOOR_FADE[0], z / FLOOR_FADE[1])
  if (away >= 1) return 0
  return shadowAt(floor, x, z) ** 0.9 * LIGHT[stage].floorDarkness * (1 - smoothStep(0.5, 1, away))
}

const edgeOf = (share: number) => smoothStep(0, EDGE, share) * smoothStep(0, EDGE, 1 - share)

function smoothStep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/** What `neutral` returned, from 0 to 1, so that no memory is needed for each pixel. */
const tone = new Float64Array(3)

const COMPRESSED_FROM = 0.76
const DESATURATION = 0.15

/** Neutral tone mapping of Khronos: keeps colors, and compresses only highlights. */
function neutral(red: number, green: number, blue: number): void {
  const low = Math.min(red, green, blue)
  const offset = low < 0.08 ? low - 6.25 * low * low : 0.04
  const peak = Math.max(red, green, blue) - offset
  let [scale, white] = [1, 0]
  if (peak >= COMPRESSED_FROM) {
    const room = 1 - COMPRESSED_FROM
    const compressed = 1 - (room * room) / (peak + room - COMPRESSED_FROM)
    const share = 1 - 1 / (DESATURATION * (peak - compressed) + 1)
    scale = (compressed / peak) * (1 - share)
    white = compressed * share
  }
  tone[0] = Math.min(1, Math.max(0, (red - offset) * scale + white))
  tone[1] = Math.min(1, Math.max(0, (green - offset) * scale + white))
  tone[2] = Math.min(1, Math.max(0, (blue - offset) * scale + white))
}
