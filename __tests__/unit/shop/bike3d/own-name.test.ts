import { inkOn } from '@/domain/shop/bike3d/materials'
import { moldedFrame } from '@/domain/shop/bike3d/molded-frame'
import { canLetter, wordLength, wordOn } from '@/domain/shop/bike3d/wordmark'
import { frameOf } from '@/domain/shop/bikes/drawing/box'
import { lookOf } from '@/domain/shop/bikes/drawing/look'
import { isClosed } from '@/domain/kit/shape/mesh'
import { seedBikes } from '@/server/seed/data/bikes'
import { seedBike } from '@/__tests__/support/orders/orders'
import { standardBuild } from '@/__tests__/support/catalog/seed-bikes'

const paint = { type: 'Custom', first: '#26282B', second: '#EEF1F3', name: 'Zoë & Max-7' } as const

const flat = (text: string) =>
  wordOn((along, angle, lift) => [-along, angle * 46, lift], { text, middle: 0, size: 20, side: 1 })

it('every letter and digit is drawn, closed and without broken numbers', () => {
  for (const letter of `ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.’ØÆŒŁĐ&+=!?/,:#*"()_–—♥`) {
    const meshes = flat(letter)
    expect([letter, meshes.length > 0]).toEqual([letter, true])
    expect(meshes.filter((mesh) => !isClosed(mesh))).toEqual([])
    expect(meshes.some((mesh) => mesh.positions.some(Number.isNaN))).toBe(false)
  }
})

it('marks are drawn with the letters that they belong to, and take no room', () => {
  for (const name of ['ZOË', 'ÅÄÖ', 'ÉÈÊ', 'ÇŞ', 'ŽŐŪĂĄĖÑ']) {
    const apart = name.normalize('NFD')
    const bare = apart.replace(/\p{M}/gu, '')
    expect(canLetter(apart)).toBe(true)
    expect(wordLength(apart)).toBe(wordLength(bare))
    const [marked, plain] = [flat(apart), flat(bare)]
    expect(marked.length).toBeGreaterThan(plain.length)
    expect(marked.filter((mesh) => !isClosed(mesh))).toEqual([])
  }
})

it('a name in letters that nobody drew is not lettered in part', () => {
  expect(canLetter('MAX')).toBe(true)
  expect(canLetter('МАКС')).toBe(false)
  expect(canLetter('MAX 😀')).toBe(false)
})

it('a space takes room and is not seen', () => {
  expect(flat(' ')).toEqual([])
  expect(wordLength('A B')).toBeGreaterThan(wordLength('AB'))
})

it('its ink can be read on the color of the top tube', () => {
  expect(inkOn(paint)).toBe('black')
  expect(inkOn({ ...paint, first: '#EEF1F3', second: '#26282B' })).toBe('lamp')
})

it.each(seedBikes.map((bike) => [bike.slug, bike] as const))(
  'stands on both sides of the top tube of %s, within it',
  (_, bike) => {
    const look = { ...lookOf(bike, standardBuild(bike)), paint }
    const points = frameOf(bike, look.size)
    const named = moldedFrame({ points, look, detail: 'live' }).filter(
      ({ name }) => name === 'own name',
    )
    expect(named.filter(({ mesh }) => !isClosed(mesh))).toEqual([])
    const xs = named.flatMap(({ mesh }) => [...mesh.positions].filter((_v, at) => at % 3 === 0))
    const zs = named.flatMap(({ mesh }) => [...mesh.positions].filter((_v, at) => at % 3 === 2))
    expect(Math.min(...xs)).toBeGreaterThan(points.seatTop.x)
    expect(Math.max(...xs)).toBeLessThan(points.headTop.x)
    expect(Math.max(...zs)).toBeGreaterThan(10)
    expect(Math.min(...zs)).toBeLessThan(-10)
  },
)

it('a bike without a name of its own has none', () => {
  const bike = seedBike('nyx')
  const look = lookOf(bike, standardBuild(bike))
  const parts = moldedFrame({ points: frameOf(bike, look.size), look, detail: 'live' })
  expect(parts.some(({ name }) => name === 'own name')).toBe(false)
})

it.each(seedBikes.map((bike) => [bike.slug, bike] as const))(
  'the second color of %s begins where the top tube stands alone',
  (_, bike) => {
    const look = { ...lookOf(bike, standardBuild(bike)), paint }
    const parts = moldedFrame({ points: frameOf(bike, look.size), look, detail: 'live' })
    const sleeve = parts.find(({ name }) => name === 'second color')
    const values = sleeve?.mesh.positions ?? new Float32Array()
    // Each ring has 64 points; the two rings at the front end and the two at the rear are caps.
    const rings = Array.from({ length: values.length / 192 }, (_one, ring) =>
      [...values.subarray(ring * 192, ring * 192 + 192)].filter((_v, at) => at % 3 === 1),
    )
    const heights = rings.map((ys) => Math.max(...ys) - Math.min(...ys))
    const usual = heights[Math.floor(heights.length / 2)] ?? 0
    expect(heights.length).toBeGreaterThan(60)
    expect(Math.max(...heights)).toBeLessThan(usual * 1.6)
  },
)
