import type { Bike, Build } from '../bike'
import { writeGlb } from '../shape/glb'
import { shaded } from '../shape/shading'
import { bikeModel } from './bike-model'
import type { MaterialName } from './materials'

/** The very build as a binary glTF file in true size: meters, y up, the bike's front along x. */
export function bikeFile(bike: Bike, build: Build, saddle: number): Uint8Array<ArrayBuffer> {
  const { parts, materials } = bikeModel(bike, build, saddle)
  const used = [...new Set(parts.map((part) => part.material))]
  const surfaces = used.map((name: MaterialName) => {
    const { color, ...finish } = materials[name]
    const meshes = parts.filter((part) => part.material === name).map((part) => part.mesh)
    return { name, color: linear(color), ...finish, mesh: shaded(meshes) }
  })
  return writeGlb(surfaces, bike.title)
}

/** glTF wants colors in linear light. */
function linear(hex: string): readonly [number, number, number] {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}
