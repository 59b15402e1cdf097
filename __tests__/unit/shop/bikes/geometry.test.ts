import type { ForkGeometry, Geometry } from '@/domain/shop/bikes/bike'
import {
  frameGeometry,
  heightOfGround,
  measureFrame,
  saddleHeight,
  saddlePoint,
} from '@/domain/shop/bikes/geometry'

type Row = readonly [
  title: string,
  reach: number,
  stack: number,
  topTube: number,
  seatTube: number,
  headTube: number,
  wheelbase: number,
  standover: number,
]

interface Table {
  fork: ForkGeometry
  wheels: { front: number; rear: number }
  shared: Pick<Geometry, 'head_angle' | 'seat_angle' | 'chainstay' | 'bb_drop'>
  rows: readonly Row[]
}

/** Published geometry tables, written out so that mistakes in the catalog's data are found, too. */
const TABLES: Record<string, Table> = {
  Prime: {
    fork: { axle_to_crown: 490, offset: 51, headset: 12 },
    wheels: { front: 385, rear: 385 },
    shared: { head_angle: 69, seat_angle: 73.5, chainstay: 460, bb_drop: 45 },
    rows: [
      ['M', 405, 591, 580, 430, 105, 1127, 690],
      ['L', 425, 605, 604, 470, 120, 1152, 735],
      ['XL', 445, 624, 630, 510, 140, 1180, 785],
    ],
  },
  Homie: {
    fork: { axle_to_crown: 482, offset: 44, headset: 12 },
    wheels: { front: 349, rear: 349 },
    shared: { head_angle: 70, seat_angle: 73, chainstay: 445, bb_drop: 60 },
    rows: [
      ['S', 380, 606, 565, 390, 105, 1066, 660],
      ['M', 398, 625, 589, 430, 125, 1091, 705],
      ['L', 416, 644, 613, 470, 145, 1116, 750],
      ['XL', 434, 667, 638, 510, 170, 1143, 800],
    ],
  },
  Nyx: {
    fork: { axle_to_crown: 551, offset: 44, headset: 12 },
    wheels: { front: 374, rear: 358 },
    shared: { head_angle: 65.5, seat_angle: 76, chainstay: 447, bb_drop: 28 },
    rows: [
      ['S', 430, 611, 582, 400, 100, 1190, 650],
      ['M', 455, 616, 609, 425, 105, 1217, 690],
      ['L', 480, 625, 636, 450, 115, 1247, 735],
      ['XL', 508, 639, 667, 480, 130, 1281, 790],
    ],
  },
}

const sizes = Object.entries(TABLES).flatMap(([bike, table]) =>
  table.rows.map((row) => {
    const [title, reach, stack, top_tube, seat_tube, head_tube, wheelbase, standover] = row
    const geometry: Geometry = {
      ...table.shared,
      reach,
      stack,
      top_tube,
      seat_tube,
      head_tube,
      wheelbase,
      standover,
    }
    return { name: `${bike} ${title}`, table, geometry }
  }),
)

describe('frame geometry', () => {
  it.each(sizes)('$name measures what its table says within 1 mm', ({ table, geometry }) => {
    const points = frameGeometry(geometry, table.fork, table.wheels)
    const measured = measureFrame(points)
    for (const key of Object.keys(measured) as (keyof typeof measured)[]) {
      expect(Math.abs(measured[key] - geometry[key])).toBeLessThan(1)
    }
  })

  it.each(sizes)('$name has its fork end at the height of the rear axle', ({ table, geometry }) => {
    const points = frameGeometry(geometry, table.fork, table.wheels)
    expect(Math.abs(points.frontAxle.y - points.rearAxle.y)).toBeLessThan(1)
  })

  it.each(sizes)(
    '$name keeps both tyres clear of frame and of each other',
    ({ table, geometry }) => {
      const points = frameGeometry(geometry, table.fork, table.wheels)
      const gap = measureFrame(points).wheelbase - table.wheels.front - table.wheels.rear
      const behind = geometry.chainstay - table.wheels.rear
      expect(gap).toBeGreaterThan(300)
      expect(behind).toBeGreaterThan(60)
    },
  )

  it('makes a larger size longer and higher', () => {
    const [small, large] = [sizes[7], sizes[10]]
    if (!small || !large) throw new Error('the table lost its rows')
    const from = frameGeometry(small.geometry, small.table.fork, small.table.wheels)
    const to = frameGeometry(large.geometry, large.table.fork, large.table.wheels)
    expect(to.headTop.x - from.headTop.x).toBe(78)
    expect(Math.abs(to.frontAxle.x - from.frontAxle.x - (1281 - 1190))).toBeLessThan(1)
  })

  it('puts the saddle at 0.883 of the inseam along the seat tube', () => {
    const size = sizes[0]
    if (!size) throw new Error('the table lost its rows')
    const points = frameGeometry(size.geometry, size.table.fork, size.table.wheels)
    const saddle = saddlePoint(points, saddleHeight(80))
    expect(Math.hypot(saddle.x, saddle.y)).toBeCloseTo(706.4, 5)
    expect(saddle.x / saddle.y).toBeCloseTo(points.seatTop.x / points.seatTop.y, 5)
  })

  it('runs the ground under both tyres when they differ in size', () => {
    expect(heightOfGround({ x: -400, y: 330 }, { x: 800, y: 346 }, 200)).toBeCloseTo(338, 5)
  })
})
