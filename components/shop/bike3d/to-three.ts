import type { Material } from 'three'
import { BufferAttribute, BufferGeometry, Group, Mesh } from 'three'

import type { ModelPart } from '@/domain/shop/bike3d/part'
import { TEXTURE_PERIOD } from '@/domain/shop/bike3d/uvs'
import type { FramePoints } from '@/domain/shop/bikes/geometry'
import type { ShadedMesh } from '@/domain/kit/shape/shading'
import { shaded } from '@/domain/kit/shape/shading'

type GroundPoints = Pick<FramePoints, 'frontAxle' | 'rearAxle' | 'groundFront' | 'groundRear'>

const METERS = 0.001

/** Returns the bike in meters on both wheels; the origin is on the ground midway between its axles. */
export function onGround(
  parts: readonly ModelPart<string>[],
  points: GroundPoints,
  materials: Map<string, Material>,
): Group {
  const bike = toThree(parts, materials)
  const holder = new Group().add(bike)
  stand(holder, bike, points)
  return holder
}

/** Puts a bike on both wheels, inside a holder that rotates it around the ground below its middle. */
export function stand(holder: Group, bike: Group, points: GroundPoints): void {
  const { frontAxle, rearAxle, groundFront, groundRear } = points
  bike.scale.setScalar(METERS)
  bike.position.x = (-(frontAxle.x + rearAxle.x) / 2) * METERS
  bike.position.y = ((groundFront.y + groundRear.y) / 2) * METERS
  holder.rotation.z = Math.atan2(groundFront.y - groundRear.y, groundFront.x - groundRear.x)
}

function toThree(parts: readonly ModelPart<string>[], materials: Map<string, Material>): Group {
  const group = new Group()
  for (const name of new Set(parts.map((part) => part.material))) {
    const meshes = parts.filter((part) => part.material === name).map((part) => part.mesh)
    const mesh = new Mesh(geometryOf(shaded(meshes)), materials.get(name))
    mesh.name = name
    mesh.castShadow = true
    mesh.receiveShadow = true
    group.add(mesh)
  }
  return group
}

function geometryOf({ positions, normals, triangles }: ShadedMesh): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new BufferAttribute(normals, 3))
  geometry.setAttribute('uv', new BufferAttribute(flatUvs(positions, normals), 2))
  geometry.setIndex(new BufferAttribute(triangles, 1))
  return geometry
}

/** Computes UVs: projects textures along the axis that each surface faces most. */
function flatUvs(positions: Float32Array, normals: Float32Array): Float32Array<ArrayBuffer> {
  const uvs = new Float32Array((positions.length / 3) * 2)
  for (let index = 0; index < positions.length / 3; index++) {
    const [x = 0, y = 0, z = 0] = positions.subarray(index * 3, index * 3 + 3)
    const [a, b, c] = [...normals.subarray(index * 3, index * 3 + 3)].map(Math.abs)
    const facing = Math.max(a ?? 0, b ?? 0, c ?? 0)
    const [u, v] = facing === c ? [x, y] : facing === b ? [x, z] : [z, y]
    uvs.set([u / TEXTURE_PERIOD, v / TEXTURE_PERIOD], index * 2)
  }
  return uvs
}
