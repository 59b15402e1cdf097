import type { Camera } from '@/domain/shop/bike3d/views'
import { framed, GOODS_STILL } from '@/studio/goods3d/framing'
import { GOODS_MODELS } from '@/studio/goods3d/goods-model'
import { goodsMaterials } from '@/studio/goods3d/materials'
import { isClosed, triangleCount } from '@/domain/kit/shape/mesh'
import { seedProducts } from '@/server/seed/data/products'

/** Accessories without spare parts and bundles, which consist of other products. */
const accessories = seedProducts.filter(({ service, bundle }) => !service && !bundle)

/** Returns where a point in meters appears in the image, in halves of its size: 1 is the edge. */
function seenAt({ eye, at, angle }: Camera, point: readonly number[]) {
  const from = (a: readonly number[], b: readonly number[]) => a.map((v, i) => v - (b[i] ?? 0))
  const dot = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, v, i) => sum + v * (b[i] ?? 0), 0)
  const long = (a: readonly number[]) => Math.sqrt(dot(a, a))
  const ahead = from(at, eye).map((v, _, all) => v / long(all))
  const [x = 0, , z = 0] = ahead
  const right = [-z, 0, x].map((v, _, all) => v / long(all))
  const up = [
    (right[1] ?? 0) * z - (right[2] ?? 0) * (ahead[1] ?? 0),
    (right[2] ?? 0) * x - (right[0] ?? 0) * z,
    (right[0] ?? 0) * (ahead[1] ?? 0) - (right[1] ?? 0) * x,
  ]
  const to = from(point, eye)
  const half = Math.tan((angle * Math.PI) / 360) * dot(to, ahead)
  const wide = (half * GOODS_STILL.width) / GOODS_STILL.height
  return [Math.abs(dot(to, right)) / wide, Math.abs(dot(to, up)) / half]
}

it('has a model of every accessory, and of nothing else', () => {
  expect(Object.keys(GOODS_MODELS).map(Number).sort()).toEqual(
    accessories.map(({ id }) => id).sort(),
  )
})

describe.each(accessories.map(({ title, id }) => [title, id] as const))('%s', (_, id) => {
  const model = GOODS_MODELS[id]
  if (!model) throw new Error('No model')
  const parts = model.make()

  it('has closed surfaces without broken numbers, of known materials', () => {
    const materials = goodsMaterials(null)
    expect(parts.filter(({ mesh }) => !isClosed(mesh)).map(({ name }) => name)).toEqual([])
    expect(parts.some(({ mesh }) => mesh.positions.some(Number.isNaN))).toBe(false)
    expect(parts.filter(({ material }) => !materials[material])).toEqual([])
  })

  it('has at most 600,000 triangles', () => {
    const sum = parts.reduce((all, { mesh }) => all + triangleCount(mesh), 0)
    expect(sum).toBeLessThanOrEqual(600_000)
  })

  it('stands on the floor, wholly in the frame and large in it', () => {
    const { parts: placed, camera } = framed(parts, model.from)
    let [lowest, wide, high] = [Infinity, 0, 0]
    for (const { mesh } of placed) {
      for (let at = 0; at < mesh.positions.length; at += 3) {
        const point = [...mesh.positions.subarray(at, at + 3)].map((value) => value / 1000)
        lowest = Math.min(lowest, point[1] ?? 0)
        const [x = 0, y = 0] = seenAt(camera, point)
        wide = Math.max(wide, x)
        high = Math.max(high, y)
      }
    }
    expect(Math.abs(lowest)).toBeLessThan(1e-4)
    expect(Math.max(wide, high)).toBeLessThan(0.88)
    expect(Math.max(wide, high)).toBeGreaterThan(0.7)
  })
})
