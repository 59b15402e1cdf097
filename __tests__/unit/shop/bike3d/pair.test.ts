import { sizeChosen } from '@/domain/shop/bikes/build'
import {
  alongGround,
  ANCHORS,
  cameraOfPair,
  GHOST_MATERIALS,
  PAIR_VIEWS,
  shiftOf,
} from '@/domain/shop/bike3d/pair'
import { materialsOf } from '@/domain/shop/bike3d/materials'
import { cameraOf } from '@/domain/shop/bike3d/views'
import { frameOf } from '@/domain/shop/bikes/drawing/box'
import { lookOf, sizeOf } from '@/domain/shop/bikes/drawing/look'
import { seedBikes } from '@/server/seed/data/bikes'
import { standardBuild } from '@/__tests__/support/catalog/seed-bikes'

const placed = seedBikes.flatMap((bike) =>
  bike.sizes.map((size) => ({ bike, size, points: frameOf(bike, size) })),
)
const pairs = placed.flatMap((first) => placed.map((second) => [first, second] as const))

it.each(ANCHORS)('two bikes of any size meet at the %s', (anchor) => {
  for (const [first, second] of pairs) {
    const shift = shiftOf(first.points, second.points, anchor)
    const met = alongGround(second.points, anchor) + shift
    expect(met).toBeCloseTo(alongGround(first.points, anchor), 9)
  }
})

it('axles on level ground stand as far apart as the table says', () => {
  for (const { points, size } of placed) {
    const apart = alongGround(points, 'frontAxle') - alongGround(points, 'rearAxle')
    expect(Math.abs(apart * 1000 - size.geometry.wheelbase)).toBeLessThan(2)
  }
})

it('a bike over itself is seen as it is seen alone', () => {
  for (const { bike, points } of placed) {
    for (const view of PAIR_VIEWS) {
      const together = cameraOfPair(view, { bike, points }, { bike, points, shift: 0 })
      expect(together).toEqual(cameraOf(view, bike, points))
    }
  }
})

it('from the side both ends of both bikes are in sight', () => {
  for (const [first, second] of pairs) {
    const shift = shiftOf(first.points, second.points, 'bottomBracket')
    const { eye, at, angle } = cameraOfPair('side', first, { ...second, shift })
    const half = Math.tan((angle * Math.PI) / 360) * (eye[2] - at[2]) * (1600 / 987)
    for (const [{ points }, moved] of [[first, 0] as const, [second, shift] as const]) {
      const tire = (points.groundRear.y - points.rearAxle.y) / 1000
      expect(alongGround(points, 'rearAxle') + moved - tire).toBeGreaterThan(at[0] - half)
      expect(alongGround(points, 'frontAxle') + moved + tire).toBeLessThan(at[0] + half)
    }
  }
})

it('what one sees through is of one color, which no painted bike has', () => {
  const colors = new Set(Object.values(GHOST_MATERIALS).map(({ color }) => color))
  expect(colors.size).toBe(1)
  for (const bike of seedBikes) {
    const build = sizeChosen(bike, standardBuild(bike), sizeOf(bike, 0).id)
    const own = materialsOf(lookOf(bike, build).paint)
    expect(Object.keys(GHOST_MATERIALS).sort()).toEqual(Object.keys(own).sort())
    expect(Object.values(own).some(({ color }) => colors.has(color))).toBe(false)
  }
})
