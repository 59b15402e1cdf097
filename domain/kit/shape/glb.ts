import type { ShadedMesh } from './shading'

/** Surface of one material: name, base color in linear light, and triangles. */
interface Surface {
  name: string
  color: readonly [number, number, number]
  metalness: number
  roughness: number
  mesh: ShadedMesh
  /** Repeating texture: an unfiltered PNG, and UV coordinates per corner. */
  pattern?: { png: Uint8Array; uvs: Float32Array } | undefined
}

const MAGIC = 0x46546c67
const CHUNK = { json: 0x4e4f534a, binary: 0x004e4942 } as const
const TARGET = { vertices: 34962, triangles: 34963 } as const
const TYPE = { float: 5126, index: 5125 } as const
/** Nearest filter when magnified, mipmaps when minified, repeating. */
const SAMPLER = { magFilter: 9728, minFilter: 9987, wrapS: 10497, wrapT: 10497 } as const
const METERS = 0.001

/** Writes surfaces in mm as one binary glTF 2.0 file in meters; it stands on the ground, its middle above the origin. */
export function writeGlb(surfaces: readonly Surface[], name: string): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = []
  const accessors: object[] = []
  const views: object[] = []
  let size = 0
  const keepBytes = (bytes: Uint8Array, target?: number) => {
    chunks.push(padded(bytes))
    const view = { buffer: 0, byteOffset: size, byteLength: bytes.length }
    size += padded(bytes).length
    return views.push({ ...view, ...(target && { target }) }) - 1
  }
  const keep = (data: Float32Array | Uint32Array, accessor: object, target: number) => {
    const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    return accessors.push({ bufferView: keepBytes(bytes, target), ...accessor }) - 1
  }
  const images: object[] = []
  const meshes = surfaces.map(({ name: title, mesh, pattern }, material) => {
    const positions = mesh.positions.map((value) => value * METERS)
    const vector = { componentType: TYPE.float, type: 'VEC3', count: positions.length / 3 }
    const position = keep(positions, { ...vector, ...extent(positions) }, TARGET.vertices)
    const normal = keep(mesh.normals, vector, TARGET.vertices)
    const index = { componentType: TYPE.index, type: 'SCALAR', count: mesh.triangles.length }
    const indices = keep(mesh.triangles, index, TARGET.triangles)
    const attributes = {
      ...{ POSITION: position, NORMAL: normal },
      ...(pattern && {
        TEXCOORD_0: keep(pattern.uvs, { ...vector, type: 'VEC2' }, TARGET.vertices),
      }),
    }
    if (pattern) images.push({ bufferView: keepBytes(pattern.png), mimeType: 'image/png' })
    return { name: title, primitives: [{ attributes, indices, material }] }
  })
  const bounds = surfaces.map(({ mesh }) => extent(mesh.positions))
  const [low, high] = [
    [0, 1, 2].map((axis) => Math.min(...bounds.map(({ min }) => min[axis] ?? 0))),
    [0, 1, 2].map((axis) => Math.max(...bounds.map(({ max }) => max[axis] ?? 0))),
  ]
  const middle = (axis: 0 | 2) => ((low[axis] ?? 0) + (high[axis] ?? 0)) / -2
  const translation = [middle(0), -(low[1] ?? 0), middle(2)].map((value) => value * METERS)
  const document = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ name, nodes: [meshes.length] }],
    nodes: [
      ...meshes.map((mesh, index) => ({ name: mesh.name, mesh: index })),
      { name, translation, children: meshes.map((_, index) => index) },
    ],
    meshes,
    ...materialsAndTextures(surfaces, images),
    accessors,
    bufferViews: views,
    buffers: [{ byteLength: size }],
  }
  return container(new TextEncoder().encode(JSON.stringify(document)), chunks, size)
}

/** Creates a texture per pattern; without patterns the file has no texture fields. */
function materialsAndTextures(surfaces: readonly Surface[], images: readonly object[]) {
  const patterned = surfaces.filter(({ pattern }) => pattern)
  const materials = surfaces.map((surface) => {
    const { name, color, metalness, roughness } = surface
    const index = patterned.indexOf(surface)
    return {
      name,
      pbrMetallicRoughness: {
        baseColorFactor: [...color, 1],
        ...(index >= 0 && { baseColorTexture: { index } }),
        metallicFactor: metalness,
        roughnessFactor: roughness,
      },
    }
  })
  if (images.length === 0) return { materials }
  const textures = images.map((_, source) => ({ source, sampler: 0 }))
  return { materials, textures, images, samplers: [SAMPLER] }
}

function padded(bytes: Uint8Array): Uint8Array {
  const length = Math.ceil(bytes.length / 4) * 4
  if (length === bytes.length) return bytes
  const whole = new Uint8Array(length)
  whole.set(bytes)
  return whole
}

function extent(positions: Float32Array) {
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  positions.forEach((value, index) => {
    low[index % 3] = Math.min(low[index % 3] ?? value, value)
    high[index % 3] = Math.max(high[index % 3] ?? value, value)
  })
  return { min: low, max: high }
}

/** Both chunks start and end at multiples of four bytes, as glTF requires. */
function container(json: Uint8Array, chunks: readonly Uint8Array[], size: number) {
  const padded = Math.ceil(json.length / 4) * 4
  const bytes = new Uint8Array(12 + 8 + padded + 8 + size)
  const header = new DataView(bytes.buffer)
  const words = [MAGIC, 2, bytes.length, padded, CHUNK.json]
  words.forEach((word, index) => header.setUint32(index * 4, word, true))
  bytes.fill(0x20, 20, 20 + padded).set(json, 20)
  header.setUint32(20 + padded, size, true)
  header.setUint32(24 + padded, CHUNK.binary, true)
  let at = 28 + padded
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
