import type { MeshPhysicalMaterial } from 'three'
import { BufferAttribute, BufferGeometry, Group, Mesh } from 'three'

import type { LiveModel, LiveSurface } from '@/domain/shop/bike3d/live-model'
import type { Material, MaterialName } from '@/domain/shop/bike3d/materials'
import type { FramePoints } from '@/domain/shop/bikes/geometry'

import type { Balance } from './physical'
import { physicalMaterials } from './physical'
import { stand } from './to-three'

type Materials = Record<MaterialName, Material>
type Piece = LiveModel['changed'][number]

/** A bike whose pieces and materials can be replaced one by one. */
export class LiveBike {
  readonly holder = new Group()
  private readonly bike = new Group()
  private readonly pieces = new Map<Piece['name'], Group>()
  private readonly materials = new Map<string, MeshPhysicalMaterial>()
  private shown: Partial<Materials> = {}
  private isGhost = false

  constructor(private readonly balance: Balance) {
    this.holder.add(this.bike)
  }

  place(points: FramePoints): void {
    stand(this.holder, this.bike, points)
  }

  /** Creates a piece without adding it to the bike. */
  make({ name, surfaces }: Piece): Group {
    const group = new Group()
    for (const surface of surfaces) group.add(this.meshOf(surface))
    group.name = name
    return group
  }

  /** Replaces the piece of the same name. */
  exchange(group: Group): void {
    const name = group.name as Piece['name']
    const before = this.pieces.get(name)
    if (before) this.remove(before)
    this.pieces.set(name, group)
    this.bike.add(group)
    this.dress()
  }

  /** Replaces changed materials; returns a function that disposes the old ones. */
  paint(requested: Materials): () => void {
    const names = Object.keys(requested) as MaterialName[]
    const changed = names.filter((name) => !isSame(this.shown[name], requested[name]))
    const made = physicalMaterials(
      Object.fromEntries(changed.map((name) => [name, requested[name]])),
      this.balance,
    )
    this.shown = requested
    const old = [...made.keys()].map((name) => this.materials.get(name))
    made.forEach((material, name) => this.materials.set(name, material))
    this.dress()
    return () => old.forEach(disposeMaterial)
  }

  /** A ghost bike casts no shadow, and is drawn behind coplanar surfaces of the other one. */
  haunt(isGhost: boolean): void {
    this.isGhost = isGhost
    this.dress()
  }

  names(): string[] {
    const names = new Set<string>()
    this.bike.traverse(({ userData }) => {
      for (const name of (userData.names ?? []) as string[]) names.add(name)
    })
    return [...names].sort()
  }

  dispose(): void {
    for (const group of this.pieces.values()) this.remove(group)
    this.pieces.clear()
    this.materials.forEach(disposeMaterial)
    this.materials.clear()
  }

  private dress(): void {
    for (const material of this.materials.values()) {
      material.polygonOffset = this.isGhost
      material.polygonOffsetFactor = 1
      material.polygonOffsetUnits = 1
    }
    this.bike.traverse((one) => {
      if (!(one instanceof Mesh)) return
      one.material = this.materials.get(one.name)
      one.castShadow = !this.isGhost
    })
  }

  private meshOf({ material, names, positions, normals, uvs, triangles }: LiveSurface): Mesh {
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new BufferAttribute(positions, 3))
    geometry.setAttribute('normal', new BufferAttribute(normals, 3))
    geometry.setAttribute('uv', new BufferAttribute(uvs, 2))
    geometry.setIndex(new BufferAttribute(triangles, 1))
    const mesh = new Mesh(geometry, this.materials.get(material))
    mesh.name = material
    mesh.userData.names = names
    mesh.castShadow = !this.isGhost
    mesh.receiveShadow = true
    // Nearly everything is always in view, and culling would first have to compute bounding boxes.
    mesh.frustumCulled = false
    return mesh
  }

  private remove(group: Group): void {
    this.bike.remove(group)
    group.traverse((one) => {
      if (one instanceof Mesh) (one.geometry as BufferGeometry).dispose()
    })
  }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

function disposeMaterial(material: MeshPhysicalMaterial | undefined): void {
  material?.normalMap?.dispose()
  material?.map?.dispose()
  material?.dispose()
}
