import { bentTube, cylinder, slab, softMin } from '@/domain/kit/shape/field'
import { tubeField } from '@/domain/kit/shape/tube-field'
import { isClosed } from '@/domain/kit/shape/mesh'
import { surfaceOf } from '@/domain/kit/shape/surface'
import { drum, sweep, toothed, turned } from '@/domain/kit/shape/sweep'

const ball = (x: number, y: number, z: number) => Math.hypot(x, y, z) - 20

describe('fields', () => {
  it('are zero on the surface, negative inside and positive outside', () => {
    const tube = tubeField({
      points: [
        [0, 0, 0],
        [50, 0, 0],
        [100, 0, 0],
      ],
      half: [[10, 20]],
      corner: 2,
    })
    const rod = cylinder({ from: [0, 0, 0], to: [0, 0, 100], radius: 10, round: 2 })
    const plate = slab({
      outline: [
        [0, 0],
        [40, 0],
        [40, 40],
        [0, 40],
      ],
      half: 10,
      round: 3,
    })
    for (const [field, on, inside, outside] of [
      [tube, [50, 20, 0], [50, 19, 0], [50, 23, 0]],
      [rod, [10, 0, 50], [8, 0, 50], [13, 0, 50]],
      [plate, [20, 20, 10], [20, 20, 8], [20, 20, 14]],
    ] as const) {
      expect(Math.abs(field(on[0], on[1], on[2]))).toBeLessThan(0.01)
      expect(field(inside[0], inside[1], inside[2])).toBeLessThan(-0.5)
      expect(field(outside[0], outside[1], outside[2])).toBeGreaterThan(1)
    }
  })

  it('flow into each other where both are near, and only there', () => {
    expect(softMin(0, 0, 20)).toBeLessThan(-4)
    expect(softMin(0, 30, 20)).toBe(0)
  })
})

describe('the surface of a field', () => {
  const region = { low: [-26, -26, -26], high: [26, 26, 26], cell: 4 } as const

  it('lies on it within a hundredth of a millimeter, is closed and looks outward', () => {
    const mesh = surfaceOf(ball, region)
    expect(isClosed(mesh)).toBe(true)
    for (let at = 0; at < mesh.positions.length; at += 3) {
      const [x = 0, y = 0, z = 0] = mesh.positions.subarray(at, at + 3)
      expect(Math.abs(ball(x, y, z))).toBeLessThan(0.01)
      const [u = 0, v = 0, w = 0] = mesh.normals?.subarray(at, at + 3) ?? []
      expect((u * x + v * y + w * z) / 20).toBeGreaterThan(0.99)
    }
  })

  it('encloses as much as it should: triangles turn outward', () => {
    const { positions, triangles } = surfaceOf(ball, region)
    const at = (index: number) => [...positions.subarray(index * 3, index * 3 + 3)]
    let volume = 0
    for (let index = 0; index < triangles.length; index += 3) {
      const [a = [], b = [], c = []] = [...triangles.subarray(index, index + 3)].map(at)
      const [ax = 0, ay = 0, az = 0] = a
      const [bx = 0, by = 0, bz = 0] = b
      const [cx = 0, cy = 0, cz = 0] = c
      volume += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)
    }
    const ideal = (4 / 3) * Math.PI * 20 ** 3
    expect(volume / 6 / ideal).toBeGreaterThan(0.97)
    expect(volume / 6 / ideal).toBeLessThan(1.01)
  })

  it('is closed where tubes meet', () => {
    const one = bentTube(
      [
        [-60, 0, 0],
        [60, 0, 0],
      ],
      [[10, 14]],
    )
    const two = bentTube(
      [
        [0, -60, 0],
        [0, 60, 0],
      ],
      [[12, 12]],
    )
    const mesh = surfaceOf((x, y, z) => softMin(one(x, y, z), two(x, y, z), 20), {
      low: [-80, -80, -20],
      high: [80, 80, 20],
      cell: 4,
    })
    expect(isClosed(mesh)).toBe(true)
  })
})

describe('what is swept and turned', () => {
  it('is closed', () => {
    const from = [0, 0, 0] as const
    const meshes = [
      sweep({
        points: [from, [40, 10, 0], [80, 0, 0]],
        half: [
          [5, 8],
          [4, 4],
        ],
        rings: 12,
      }),
      sweep({ points: [from, [0, 0, 50]], half: [[6, 6]], bevel: 1 }),
      turned({
        from,
        along: [1, 0, 0],
        outline: [
          [5, 0],
          [8, 2],
          [8, 20],
        ],
      }),
      drum({ from, along: [0, 1, 0], radius: 9, length: 4 }),
      toothed({ center: from, outer: new Array<number>(40).fill(30), inner: 20, thick: 3 }),
    ]
    expect(meshes.map(isClosed)).toEqual(meshes.map(() => true))
  })
})
