import type { Bike, Build } from '../bike'
import { saddleHeight } from '../geometry'
import { writeGlb } from '../shape/glb'
import type { ShadedMesh } from '../shape/shading'
import { shaded } from '../shape/shading'
import { bikeModel } from './bike-model'
import type { Material, MaterialName } from './materials'

type Bytes = Uint8Array<ArrayBuffer>

/** The saddle stands as for a rider of average height, in mm; a file is made for a room, not for a rider. */
const SADDLE = saddleHeight(80)

/**
 * The very build as a binary glTF file in true size: meters, y up, the bike's front along x. It is made in steps of
 * up to 30 ms, between which others can work.
 */
export function* bikeFileInSteps(bike: Bike, build: Build): Generator<void, Bytes> {
  const surfaces = []
  for (const { name, material, mesh } of eachSurface(bike, build)) {
    yield
    const { color, ...finish } = material
    surfaces.push({ name, color: linear(color), ...finish, mesh })
  }
  yield
  return writeGlb(surfaces, bike.title)
}

/** All of a bike that is made of one material; points in mm. */
interface FileSurface {
  name: MaterialName
  material: Material
  mesh: ShadedMesh
}

/** What a file shows of a build, whatever its format. */
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

/** As above, all at once. */
export function bikeFile(bike: Bike, build: Build): Bytes {
  const steps = bikeFileInSteps(bike, build)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** glTF wants colors in linear light. */
function linear(hex: string): readonly [number, number, number] {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}
