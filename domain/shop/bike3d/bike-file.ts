import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { saddleHeight } from '@/domain/shop/bikes/geometry'
import { writeGlb } from '@/domain/kit/shape/glb'
import type { ShadedMesh } from '@/domain/kit/shape/shading'
import { shaded } from '@/domain/kit/shape/shading'
import { bikeModel } from './bike-model'
import type { Material, MaterialName } from './materials'
import { uvsOf } from './uvs'

type Bytes = Uint8Array<ArrayBuffer>

/** Saddle height of an average rider, in mm, because a file isn't made for a specific rider. */
const SADDLE = saddleHeight(80)

/** A 2×2 twill weave with one pixel per crossing of tows: 4×4 pixels in two light grays. */
const WEAVE = decoded(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAAAAACMmsGiAAAAGUlEQVR42gXBAQEAAACCoP7P4aDBiimjFh2HZA2JwMCEewAAAABJRU5ErkJggg==',
)
/** Brightens the color, because the weave darkens half of it. */
const LIGHTER = 1.4
/** Width of four tows, in mm. */
const REPEAT = 10

function decoded(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}

/** Generates binary glTF in meters, y up, front along x; yields to other tasks about every 30 ms. */
export function* bikeFileInSteps(bike: Bike, build: Build): Generator<void, Bytes> {
  const surfaces = []
  for (const { name, material, mesh } of eachSurface(bike, build)) {
    yield
    const { color, metalness, roughness, structure } = material
    const pattern =
      structure?.kind === 'weave' ? { png: WEAVE, uvs: uvsOf(mesh, REPEAT) } : undefined
    const light = linear(color, pattern ? LIGHTER : 1)
    surfaces.push({ name, color: light, metalness, roughness, pattern, mesh })
  }
  yield
  return writeGlb(surfaces, bike.title)
}

/** All geometry of one material, with points in mm. */
interface FileSurface {
  name: MaterialName
  material: Material
  mesh: ShadedMesh
}

export const fileSurfaces = (bike: Bike, build: Build): FileSurface[] => [
  ...eachSurface(bike, build),
]

function* eachSurface(bike: Bike, build: Build): Generator<FileSurface, void> {
  const { parts, materials } = bikeModel(bike, build, { saddle: SADDLE, detail: 'light' })
  for (const name of new Set(parts.map((part) => part.material))) {
    const meshes = parts.filter((part) => part.material === name).map((part) => part.mesh)
    yield { name, material: materials[name], mesh: shaded(meshes) }
  }
}

/** Like `bikeFileInSteps`, but synchronous. */
export function bikeFile(bike: Bike, build: Build): Bytes {
  const steps = bikeFileInSteps(bike, build)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Converts a hex color to the linear color that glTF requires. */
function linear(hex: string, lighter: number): readonly [number, number, number] {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    const light = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    return Math.min(1, light * lighter)
  }
  return [channel(1), channel(3), channel(5)]
}
