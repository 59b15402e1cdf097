import type { Texture } from 'three'
import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  RepeatWrapping,
  SRGBColorSpace,
} from 'three'

import type { StructureKind, Tile } from '@/domain/shop/bike3d/render/fine-structure'
import {
  NORMAL_TILES,
  STRUCTURE_REPEATS,
  weaveColor,
} from '@/domain/shop/bike3d/render/fine-structure'

function texture({ size, data }: Tile, repeat: number): Texture {
  const made = new DataTexture(data, size, size)
  made.wrapS = RepeatWrapping
  made.wrapT = RepeatWrapping
  made.magFilter = LinearFilter
  made.minFilter = LinearMipmapLinearFilter
  made.generateMipmaps = true
  made.anisotropy = 8
  made.repeat.setScalar(repeat)
  made.needsUpdate = true
  return made
}

export const normalTexture = (kind: StructureKind): Texture =>
  texture(NORMAL_TILES[kind](), STRUCTURE_REPEATS[kind])

export function weaveTexture(): Texture {
  const made = texture(weaveColor(), STRUCTURE_REPEATS.weave)
  made.colorSpace = SRGBColorSpace
  return made
}
