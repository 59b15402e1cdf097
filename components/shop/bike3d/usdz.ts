import { BufferAttribute, BufferGeometry, Mesh, MeshStandardMaterial, Scene } from 'three'
import { USDZExporter } from 'three/examples/jsm/exporters/USDZExporter.js'

import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { fileSurfaces } from '@/domain/shop/bike3d/bike-file'

const METERS = 0.001

/** Exports the build for iPhones and iPads: true size in meters, y up, on the floor, the bike's front along x. */
export async function usdzOf(bike: Bike, build: Build): Promise<Uint8Array<ArrayBuffer>> {
  const scene = new Scene()
  const surfaces = fileSurfaces(bike, build)
  const offset = floorOffset(surfaces.map(({ mesh }) => mesh.positions))
  for (const { name, material, mesh } of surfaces) {
    const geometry = new BufferGeometry()
    const positions = mesh.positions.map(
      (value, index) => (value + (offset[index % 3] ?? 0)) * METERS,
    )
    geometry.setAttribute('position', new BufferAttribute(positions, 3))
    geometry.setAttribute('normal', new BufferAttribute(mesh.normals, 3))
    geometry.setIndex(new BufferAttribute(mesh.triangles, 1))
    const { color, metalness, roughness } = material
    const made = new Mesh(geometry, new MeshStandardMaterial({ color, metalness, roughness }))
    made.name = name
    scene.add(made)
  }
  return new USDZExporter().parseAsync(scene, { quickLookCompatible: true })
}

/** Returns the offset that puts the lowest point on the floor and the middle above the origin. */
function floorOffset(all: readonly Float32Array[]): readonly [number, number, number] {
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  for (const positions of all)
    positions.forEach((value, index) => {
      low[index % 3] = Math.min(low[index % 3] ?? value, value)
      high[index % 3] = Math.max(high[index % 3] ?? value, value)
    })
  const middle = (axis: 0 | 2) => -((low[axis] ?? 0) + (high[axis] ?? 0)) / 2
  return [middle(0), -(low[1] ?? 0), middle(2)]
}
