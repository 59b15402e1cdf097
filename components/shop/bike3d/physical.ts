import type { IUniform, Texture } from 'three'
import { Color, MeshPhysicalMaterial, ShaderChunk, Vector2 } from 'three'

import type { Material } from '@/domain/shop/bike3d/materials'
import type { StructureKind } from '@/domain/shop/bike3d/render/fine-structure'
import { RIM_POWER } from '@/domain/shop/bike3d/render/lighting'

import { normalTexture, weaveTexture } from './textures'

/** Weights of diffuse light from the surroundings and of specular light from the lamps; light from behind. */
export interface Balance {
  surroundings: IUniform<number>
  rim: IUniform<number>
  lamps: IUniform<number>
}

/** Creates materials for three.js; each texture is drawn once. */
export function physicalMaterials(
  materials: Readonly<Record<string, Material>>,
  balance: Balance,
): Map<string, MeshPhysicalMaterial> {
  const structures = new Map<StructureKind, Texture>()
  const structureOf = (kind: StructureKind) => {
    const known = structures.get(kind)
    if (known) return known
    const made = normalTexture(kind)
    structures.set(kind, made)
    return made
  }
  return new Map(
    Object.entries(materials).map(([name, one]) => {
      const made = physical(one, structureOf)
      made.name = name
      weigh(made, balance)
      return [name, made]
    }),
  )
}

type StructureOf = (kind: StructureKind) => Texture

function physical(one: Material, structureOf: StructureOf): MeshPhysicalMaterial {
  const { color, metalness, roughness, lacquer, structure, shimmer, glow } = one
  const made = new MeshPhysicalMaterial({ color, metalness, roughness })
  if (shimmer) {
    made.color.multiplyScalar(1.5)
    made.iridescence = shimmer
    made.iridescenceIOR = 1.35
  }
  if (lacquer) [made.clearcoat, made.clearcoatRoughness] = lacquer
  if (structure) {
    made.normalMap = structureOf(structure.kind)
    made.normalScale = new Vector2(structure.depth, structure.depth)
  }
  if (structure?.kind === 'weave') {
    // Half of the tows are darker than the color, so the others are lighter.
    made.color.multiplyScalar(1.5)
    made.map = weaveTexture()
  }
  if (glow) {
    made.emissive = new Color(glow)
    made.emissiveIntensity = 2.2
  }
  return made
}

const MAPS = ShaderChunk.lights_fragment_maps.replaceAll(
  'iblIrradiance += getIBLIrradiance( geometryNormal );',
  'iblIrradiance += getIBLIrradiance( geometryNormal ) * surroundings;',
)
const PHYSICAL = `uniform float surroundings;\nuniform float lamps;\nuniform float rim;\n${ShaderChunk.lights_physical_pars_fragment
  .replaceAll(
    'reflectedLight.directSpecular += irradiance',
    'reflectedLight.directSpecular += lamps * irradiance',
  )
  .replaceAll(
    'clearcoatSpecularDirect += ccIrradiance',
    'clearcoatSpecularDirect += lamps * ccIrradiance',
  )}`

const RIM = `outgoingLight += rim * pow(
  1.0 - saturate(dot(nonPerturbedNormal, normalize(vViewPosition))), ${RIM_POWER.toFixed(1)});
#include <opaque_fragment>`

/** Weights the lights: shadowed lamps for the diffuse part, soft boxes for the specular part. */
function weigh(material: MeshPhysicalMaterial, balance: Balance): void {
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, balance)
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <lights_fragment_maps>', MAPS)
      .replace('#include <lights_physical_pars_fragment>', PHYSICAL)
      .replace('#include <opaque_fragment>', RIM)
  }
}
