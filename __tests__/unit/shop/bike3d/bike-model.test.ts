import { bikeFile } from '@/domain/shop/bike3d/bike-file'
import { bikeModel } from '@/domain/shop/bike3d/bike-model'
import { materialsOf } from '@/domain/shop/bike3d/materials'
import { colorChosen, sizeChosen } from '@/domain/shop/bikes/build'
import type { Bike, Build, PartLook } from '@/domain/shop/bikes/bike'
import type { Mesh } from '@/domain/kit/shape/mesh'
import { isClosed, triangleCount } from '@/domain/kit/shape/mesh'
import { seedBikes } from '@/server/seed/data/bikes'
import { standardBuild } from '@/__tests__/support/catalog/seed-bikes'

const SADDLE = 700
const bikes = seedBikes.map((bike): [string, Bike] => [bike.slug, bike])

const modelled = (bike: Bike, build = standardBuild(bike)) =>
  bikeModel(bike, build, { saddle: SADDLE, detail: 'light' }).parts

/** Returns a build with the part alone in its group, regardless of rules: only its look matters. */
function withPart(bike: Bike, groupId: number, partId: number): Build {
  const build = standardBuild(bike)
  const group = bike.groups.find((one) => one.category_part_id === groupId)
  return group?.selection === 'many'
    ? { ...build, selectedMultipleParts: { [groupId]: [partId] } }
    : { ...build, selectedParts: { ...build.selectedParts, [groupId]: partId } }
}

function span({ positions }: Mesh, axis: 0 | 1): { low: number; high: number } {
  const values = positions.filter((_, index) => index % 3 === axis)
  return { low: Math.min(...values), high: Math.max(...values) }
}

function meshOf(parts: ReturnType<typeof modelled>, name: string): Mesh {
  const part = parts.find((one) => one.name === name)
  if (!part) throw new Error(`No ${name}`)
  return part.mesh
}

function middle(mesh: Mesh, axis: 0 | 1): number {
  const { low, high } = span(mesh, axis)
  return (low + high) / 2
}

const fingerprint = (bike: Bike, build: Build) =>
  bikeModel(bike, build, { saddle: SADDLE, detail: 'light' })
    .parts.map(({ name, material, mesh }) => `${name} ${material} ${mesh.positions.join()}`)
    .join('|')

describe('the model of a bike', () => {
  it.each(bikes)(
    '%s stands on its geometry table in every size, within a millimeter',
    (_, bike) => {
      for (const { id, geometry } of bike.sizes) {
        const parts = modelled(bike, sizeChosen(bike, standardBuild(bike), id))
        const [front, rear] = [meshOf(parts, 'front axle'), meshOf(parts, 'rear axle')]
        const near = (value: number, requested: number) =>
          expect(Math.abs(value - requested)).toBeLessThanOrEqual(1)
        near(middle(front, 0) - middle(rear, 0), geometry.wheelbase)
        near(middle(rear, 1), geometry.bb_drop)
        near(Math.hypot(middle(rear, 0), middle(rear, 1)), geometry.chainstay)
        near(middle(meshOf(parts, 'bottom bracket'), 0), 0)
        near(middle(meshOf(parts, 'bottom bracket'), 1), 0)
      }
    },
  )

  it.each(bikes)('%s has tires as wide and as high as the catalog says', (_, bike) => {
    for (const group of bike.groups) {
      for (const { id, look } of group.parts) {
        if (!look.tyres) continue
        const parts = modelled(bike, withPart(bike, group.category_part_id, id))
        for (const end of ['front', 'rear'] as const) {
          const { low, high } = span(meshOf(parts, `${end} tire`), 1)
          expect(Math.abs(high - low - look.tyres[end].diameter)).toBeLessThanOrEqual(1)
        }
      }
    }
  })

  it.each(bikes)('%s is made of closed surfaces with no broken number', (_, bike) => {
    for (const { id } of bike.sizes) {
      const parts = modelled(bike, sizeChosen(bike, standardBuild(bike), id))
      expect(parts.filter(({ mesh }) => !isClosed(mesh)).map(({ name }) => name)).toEqual([])
      expect(parts.filter(({ mesh }) => !mesh.positions.every(Number.isFinite))).toEqual([])
      const triangles = parts.reduce((sum, { mesh }) => sum + triangleCount(mesh), 0)
      expect(triangles).toBeLessThanOrEqual(120_000)
    }
  })

  it.each(bikes)('%s looks different with every look the catalog offers', (_, bike) => {
    for (const group of bike.groups) {
      const looks = new Map<string, PartLook>()
      for (const { look } of group.parts) looks.set(JSON.stringify(look), look)
      const pictures = new Set(
        [...looks.keys()].map((key) => {
          const part = group.parts.find((one) => JSON.stringify(one.look) === key)
          return fingerprint(bike, withPart(bike, group.category_part_id, part?.id ?? 0))
        }),
      )
      expect([group.title, pictures.size]).toEqual([group.title, looks.size])
    }
  })

  it.each(bikes)('%s has a paint of its own for every color', (_, bike) => {
    const paints = bike.colors
      .filter((color) => color.type !== 'Custom')
      .map(({ id }) =>
        JSON.stringify(
          bikeModel(bike, colorChosen(bike, standardBuild(bike), id), {
            saddle: SADDLE,
            detail: 'light',
          }).materials,
        ),
      )
    expect(new Set(paints).size).toBe(paints.length)
  })

  it('is lettered dark on a light paint and light on all others', () => {
    const letter = (first: string) =>
      materialsOf({ type: 'Standard', first, second: null, name: null }).letter.color
    expect([letter('#EEF1F3'), letter('#B9D531')]).toEqual(['#1B1D20', '#1B1D20'])
    expect([letter('#15171C'), letter('#0F5C63')]).toEqual(['#E9EBEE', '#E9EBEE'])
  })

  it.each(bikes)('%s is a binary glTF file of at most two megabytes', (_, bike) => {
    const bytes = bikeFile(bike, standardBuild(bike))
    expect(new TextDecoder().decode(bytes.subarray(0, 4))).toBe('glTF')
    expect(new DataView(bytes.buffer).getUint32(8, true)).toBe(bytes.length)
    expect(bytes.length).toBeLessThanOrEqual(2_000_000)
  })
})
