import { validateBytes } from 'gltf-validator'
import sharp from 'sharp'

import { bikeFile } from '@/domain/shop/bike3d/bike-file'
import { colorChosen, sizeChosen } from '@/domain/shop/bikes/build'
import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { seedBikes } from '@/server/seed/data/bikes'
import { standardBuild } from '@/__tests__/support/catalog/seed-bikes'

const bikes = seedBikes.map((bike): [string, Bike] => [bike.slug, bike])

/** Returns the default build, and the largest frame with the last color and all bolt-ons. */
function builds(bike: Bike): Build[] {
  const first = standardBuild(bike)
  const [largest, last] = [bike.sizes.at(-1), bike.colors.at(-1)]
  if (!largest || !last) throw new Error('No size or color')
  const many = bike.groups.filter(({ selection }) => selection === 'many')
  const all = many.map((group) => [group.category_part_id, group.parts.map(({ id }) => id)])
  return [
    first,
    sizeChosen(bike, first, largest.id),
    colorChosen(bike, first, last.id),
    { ...first, selectedMultipleParts: Object.fromEntries(all) },
  ]
}

interface Document {
  accessors: { count: number; bufferView: number }[]
  bufferViews: { byteOffset: number; byteLength: number }[]
  meshes: { name: string; primitives: { attributes: { POSITION: number } }[] }[]
}

/** Returns a material's points as stored in the file, in meters. */
function pointsOf(bytes: Uint8Array<ArrayBuffer>, material: string): Float32Array {
  const length = new DataView(bytes.buffer).getUint32(12, true)
  const text = new TextDecoder().decode(bytes.subarray(20, 20 + length))
  const { meshes, accessors, bufferViews } = JSON.parse(text) as Document
  const mesh = meshes.find(({ name }) => name === material)
  const accessor = accessors[mesh?.primitives[0]?.attributes.POSITION ?? -1]
  const view = bufferViews[accessor?.bufferView ?? -1]
  if (!view) throw new Error(`No ${material}`)
  return new Float32Array(bytes.slice(28 + length).buffer, view.byteOffset, view.byteLength / 4)
}

const span = (values: number[]) =>
  values.reduce((most, value) => Math.max(most, value), -Infinity) -
  values.reduce((least, value) => Math.min(least, value), Infinity)

/** Returns the points of rubber below the handlebar and grips, which are the tires; in meters. */
function tirePoints(bytes: Uint8Array<ArrayBuffer>) {
  const values = pointsOf(bytes, 'rubber')
  const points = Array.from({ length: values.length / 3 }, (_, at) => ({
    x: values[at * 3] ?? 0,
    y: values[at * 3 + 1] ?? 0,
  }))
  return points.filter(({ y }) => y < 0.45)
}

describe('the file of a build', () => {
  it.each(bikes)('%s is valid glTF, without errors and warnings', async (_, bike) => {
    for (const build of builds(bike)) {
      const { issues, info } = await validateBytes(bikeFile(bike, build))
      expect(issues.messages).toEqual([])
      expect([issues.numErrors, issues.numWarnings]).toEqual([0, 0])
      expect(info.totalTriangleCount).toBeLessThanOrEqual(120_000)
    }
  })

  it.each(bikes)('%s has its true length: both tires and the wheelbase between', (_, bike) => {
    for (const { id, geometry } of bike.sizes) {
      const tires = tirePoints(bikeFile(bike, sizeChosen(bike, standardBuild(bike), id)))
      const [front, rear] = [tires.filter(({ x }) => x > 0), tires.filter(({ x }) => x <= 0)]
      const length = span(tires.map(({ x }) => x))
      // Tires stand on the ground and are round, so each adds half its height to the length.
      const [ahead, behind] = [front, rear].map((tire) => span(tire.map(({ y }) => y)) / 2)
      const wheelbase = (length - (ahead ?? 0) - (behind ?? 0)) * 1000
      expect(Math.abs(wheelbase - geometry.wheelbase)).toBeLessThanOrEqual(1)
    }
  })
})

describe('the weave', () => {
  const read = (bytes: Uint8Array<ArrayBuffer>) => {
    const length = new DataView(bytes.buffer).getUint32(12, true)
    const json = JSON.parse(
      new TextDecoder().decode(bytes.subarray(20, 20 + length)),
    ) as Document & {
      images?: { bufferView: number }[]
      materials: { name: string; pbrMetallicRoughness: { baseColorTexture?: object } }[]
    }
    return { json, binary: bytes.subarray(28 + length) }
  }
  const ofColor = (title: string) => {
    const bike = seedBikes.find(({ colors }) => colors.some((one) => one.title === title))
    const color = bike?.colors.find((one) => one.title === title)
    if (!bike || !color) throw new Error(`No ${title}`)
    return read(bikeFile(bike, colorChosen(bike, standardBuild(bike), color.id)))
  }

  it('is on what is painted of a bare carbon bike, and on nothing else', async () => {
    const { json, binary } = ofColor('Carbon Matt')
    const patterned = json.materials.filter((one) => one.pbrMetallicRoughness.baseColorTexture)
    expect(patterned.map(({ name }) => name)).toEqual(['paint', 'accent'])
    const view = json.bufferViews[json.images?.[0]?.bufferView ?? -1]
    if (!view) throw new Error('No picture')
    const png = binary.subarray(view.byteOffset, view.byteOffset + view.byteLength)
    const { data, info } = await sharp(png).grayscale().raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([4, 4])
    const isLight = (x: number, y: number) => data[y * 4 + x] === 255
    for (let y = 0; y < 4; y++)
      for (let x = 0; x < 4; x++) expect(isLight(x, y)).toBe((((x - y) % 4) + 4) % 4 < 2)
  })

  it('is missing in the file of a painted bike', () => {
    const { json } = ofColor('Arctic')
    expect(json.images).toBeUndefined()
    expect(json.materials.some((one) => one.pbrMetallicRoughness.baseColorTexture)).toBe(false)
  })
})
