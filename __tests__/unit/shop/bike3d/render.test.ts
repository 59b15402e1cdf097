import sharp from 'sharp'

import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { bikeModel } from '@/domain/shop/bike3d/bike-model'
import { brdfOf, brdfTable } from '@/domain/shop/bike3d/render/brdf-table'
import { environmentMap, reflected } from '@/domain/shop/bike3d/render/environment-map'
import { floorShadow } from '@/domain/shop/bike3d/render/floor-shadow'
import type { Stage } from '@/domain/shop/bike3d/render/lighting'
import { rasterize } from '@/domain/shop/bike3d/render/rasterizer'
import type { Picture } from '@/domain/shop/bike3d/render/render'
import { render } from '@/domain/shop/bike3d/render/render'
import { meshesOf, sceneOf } from '@/domain/shop/bike3d/render/scene'
import type { View } from '@/domain/shop/bike3d/views'
import { cameraOf, STILL } from '@/domain/shop/bike3d/views'
import { partChosen } from '@/domain/shop/bikes/build'
import { saddleHeight } from '@/domain/shop/bikes/geometry'
import { seedBikes } from '@/server/seed/data/bikes'
import { partByCode, required, standardBuild } from '@/__tests__/support/catalog/seed-bikes'

const seedBike = (slug: string) => required(seedBikes.find((bike) => bike.slug === slug))

/** Everything but the size of a picture, which is made once for each build and view. */
function sceneFor(bike: Bike, build: Build, view: View) {
  const { parts, points, materials } = bikeModel(bike, build, {
    saddle: saddleHeight(80),
    detail: 'fine',
  })
  const scene = sceneOf(meshesOf(parts), points)
  return { scene, materials, camera: cameraOf(view, bike, points), floor: floorShadow(scene, 12) }
}

type SceneInput = Pick<Picture, 'scene' | 'materials' | 'camera' | 'floor'>

interface RenderInput {
  width: number
  samples: number
  stages: readonly Stage[]
}

const heightOf = (width: number) => Math.round((width * STILL.height) / STILL.width)

const pictures = (input: SceneInput, { width, samples, stages }: RenderInput) =>
  render({ ...input, width, height: heightOf(width), samples, stages })

/** Mean difference of red, green and blue (0 to 255, times alpha) of the pixels that either picture covers. */
function differenceOf(one: Uint8ClampedArray, other: Uint8Array): number {
  let [sum, count] = [0, 0]
  for (let at = 0; at < one.length; at += 4) {
    const [a, b] = [one[at + 3] ?? 0, other[at + 3] ?? 0]
    if (a < 8 && b < 8) continue
    count += 3
    for (let channel = at; channel < at + 3; channel++)
      sum += Math.abs((one[channel] ?? 0) * a - (other[channel] ?? 0) * b) / 255
  }
  return sum / count
}

/** Models are slow on a busy machine. */
jest.setTimeout(180_000)

describe('the renderer', () => {
  it.each([
    ['nyx', 'nyx-night', 'dark', 'side'],
    ['nireeka-homie', 'nireeka-homie-carbon-matt', 'paper', 'side'],
    ['nireeka-prime', 'nireeka-prime-graphite', 'dark', 'front'],
  ] as const)('pictures the standard %s like its still', async (slug, name, stage, view) => {
    const width = 960
    const bike = seedBike(slug)
    const input = sceneFor(bike, standardBuild(bike), view)
    const [own] = pictures(input, { width, samples: 8, stages: [stage] })
    const still = await sharp(`public/stills/${name}-${stage}-${view}-${width}.avif`)
      .resize(width, heightOf(width))
      .ensureAlpha()
      .raw()
      .toBuffer()
    expect(differenceOf(required(own), still)).toBeLessThanOrEqual(8)
  })

  const homie = seedBike('nireeka-homie')
  const standard = sceneFor(homie, standardBuild(homie), 'side')
  const small = { width: 240, samples: 4 } as const

  it('returns the same bytes each time, for one stage or both', () => {
    const both = pictures(standard, { ...small, stages: ['dark', 'paper'] })
    const [paper] = pictures(standard, { ...small, stages: ['paper'] })
    expect(both[1]).toEqual(paper)
    expect(both[0]).not.toEqual(paper)
    expect(pictures(standard, { ...small, stages: ['dark', 'paper'] })).toEqual(both)
  })

  it.each([
    ['fork-rigid', 'front'],
    ['rack', 'rear'],
  ] as const)('shows a change to %s at the %s of the bike only', (code, end) => {
    const other = partChosen(homie, standardBuild(homie), partByCode(homie, code).id)
    const [before, after] = [standard, sceneFor(homie, other, 'side')].map((input) =>
      required(pictures(input, { ...small, stages: ['paper'] })[0]),
    )
    const changed = { front: 0, rear: 0 }
    for (let at = 0; at < required(before).length; at += 4) {
      const [a, b] = [required(before), required(after)]
      const isChanged = Math.abs((a[at + 3] ?? 0) - (b[at + 3] ?? 0)) > 60
      if (isChanged) changed[(at / 4) % small.width < small.width / 2 ? 'rear' : 'front'] += 1
    }
    expect(changed[end]).toBeGreaterThan(40)
    expect(changed[end === 'front' ? 'rear' : 'front']).toBe(0)
  })

  it('needs at most 10 s of processor time and 200 MB for a picture of 960 pixels', () => {
    const [start, held] = [process.cpuUsage(), process.memoryUsage().arrayBuffers]
    pictures(standard, { width: 960, samples: 8, stages: ['dark'] })
    const { user, system } = process.cpuUsage(start)
    expect((user + system) / 1e6).toBeLessThan(10)
    expect((process.memoryUsage().arrayBuffers - held) / 1e6).toBeLessThan(200)
  })
})

describe('the depth buffer', () => {
  /** Two squares in the same pixels; the second one is nearer. */
  const vertices = {
    x: Float32Array.of(0, 4, 0, 4, 0, 4, 0, 4),
    y: Float32Array.of(0, 0, 4, 4, 0, 0, 4, 4),
    near: Float32Array.of(1, 1, 1, 1, 2, 2, 2, 2),
  }
  const far = [0, 2, 1, 1, 2, 3]
  const near = [4, 6, 5, 5, 6, 7]
  const visible = (triangles: number[], side: 'front' | 'back') => {
    const buffer = { width: 4, height: 4, depth: new Float32Array(16), ids: new Int32Array(16) }
    rasterize(Uint32Array.from(triangles), vertices, buffer, side)
    return [...new Set(buffer.ids)].sort()
  }

  it('leaves no gap between triangles that share an edge', () => {
    expect(visible(far, 'front')).toEqual([1, 2])
  })

  it('shows what is nearest, in whatever order it is drawn', () => {
    expect(visible([...far, ...near], 'front')).toEqual([3, 4])
    expect(visible([...near, ...far], 'front')).toEqual([1, 2])
  })

  it('draws only the requested side', () => {
    expect(visible(far, 'back')).toEqual([0])
    expect(visible([0, 1, 2, 1, 3, 2], 'back')).toEqual([1, 2])
  })
})

describe('the environment map', () => {
  const map = environmentMap('dark')

  it('is smooth around the pole, so that no streaks appear on what faces up', () => {
    const around = Array.from({ length: 24 }, (_, index) => {
      const turn = (index / 12) * Math.PI
      return reflected(map, 0.02 * Math.cos(turn), 1, 0.02 * Math.sin(turn), 1)
    })
    expect(Math.max(...around) / Math.min(...around)).toBeLessThan(1.02)
  })

  it('spreads the light of a soft box the more, the rougher a surface is', () => {
    const roughnesses = [0.1, 0.5, 0.9]
    const inside = roughnesses.map((roughness) => reflected(map, 0, 0.97, 0.23, roughness))
    const outside = roughnesses.map((roughness) => reflected(map, 0, 0.92, -0.4, roughness))
    expect(inside).toEqual([...inside].sort((a, b) => b - a))
    expect(outside).toEqual([...outside].sort((a, b) => a - b))
  })
})

describe('the table of the BRDF', () => {
  it('reflects at most what arrives, and less the rougher a surface is', () => {
    const table = brdfTable()
    const reflectance = (roughness: number, cos: number) =>
      brdfOf(table, roughness, cos, 0) + brdfOf(table, roughness, cos, 1)
    for (const cos of [0.05, 0.3, 0.6, 0.95]) {
      const all = [0.05, 0.3, 0.6, 0.95].map((roughness) => reflectance(roughness, cos))
      expect(Math.max(...all)).toBeLessThanOrEqual(1.01)
      expect(all.at(-1)).toBeLessThan(all[0] ?? 0)
    }
  })
})
