import { inkOn } from '@/domain/bike3d/materials'
import { moldedFrame } from '@/domain/bike3d/molded-frame'
import { wordLength, wordOn } from '@/domain/bike3d/wordmark'
import { defaultBuild } from '@/domain/build'
import { frameOf } from '@/domain/drawing/box'
import { lookOf } from '@/domain/drawing/look'
import { isClosed } from '@/domain/shape/mesh'
import { seedBikes } from '@/server/seed/data/bikes'
import { seedCountries } from '@/server/seed/data/countries'

const paint = { type: 'Custom', first: '#26282B', second: '#EEF1F3', name: 'Zoë & Max-7' } as const

const flat = (text: string) =>
  wordOn((along, angle, lift) => [-along, angle * 46, lift], { text, middle: 0, size: 20, side: 1 })

it('every letter and digit is drawn, closed and without broken numbers', () => {
  for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.’') {
    const meshes = flat(letter)
    expect([letter, meshes.length > 0]).toEqual([letter, true])
    expect(meshes.filter((mesh) => !isClosed(mesh))).toEqual([])
    expect(meshes.some((mesh) => mesh.positions.some(Number.isNaN))).toBe(false)
  }
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
    const [country] = seedCountries
    if (!country) throw new Error('No country')
    const look = { ...lookOf(bike, defaultBuild(bike, country)), paint }
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
  const [bike] = seedBikes
  const [country] = seedCountries
  if (!bike || !country) throw new Error('No bike')
  const look = lookOf(bike, defaultBuild(bike, country))
  const parts = moldedFrame({ points: frameOf(bike, look.size), look, detail: 'live' })
  expect(parts.some(({ name }) => name === 'own name')).toBe(false)
})
