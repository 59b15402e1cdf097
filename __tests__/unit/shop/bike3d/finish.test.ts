import { materialsOf } from '@/domain/shop/bike3d/materials'
import { stillKey } from '@/domain/shop/bike3d/still-key'
import { colorChosen, defaultBuild } from '@/domain/shop/bikes/build'
import { lookOf } from '@/domain/shop/bikes/drawing/look'
import { paintStillName } from '@/domain/shop/goods/still-names'
import { seedBikes } from '@/server/seed/data/bikes'
import { seedCountries } from '@/server/seed/data/countries'

const [country] = seedCountries
const bike = seedBikes.find(({ colors }) => colors.some(({ finish }) => finish === 'carbon'))
const bare = bike?.colors.find(({ finish }) => finish === 'carbon')
if (!country || !bike || !bare) throw new Error('No bare carbon')
const build = colorChosen(bike, defaultBuild(bike, country), bare.id)
const painted = {
  ...bike,
  colors: bike.colors.map(({ finish: _, ...color }) => color),
}

describe('a bike of bare carbon', () => {
  it('shows its weave under a matte coat where others are painted, and nowhere else', () => {
    const own = materialsOf(lookOf(bike, build).paint)
    const other = materialsOf(lookOf(painted, build).paint)
    expect(own.paint.structure?.kind).toBe('weave')
    expect(own.paint.lacquer?.[1]).toBeGreaterThan(0.2)
    expect(other.paint.structure).toBeUndefined()
    const rest = ({ paint: _paint, accent: _accent, ...others }: typeof own) => others
    expect(rest(own)).toEqual(rest(other))
  })

  it('has pictures of its own, and one that is painted keeps those that it had', () => {
    expect(stillKey(bike, build)).not.toBe(stillKey(painted, build))
    expect(JSON.stringify(lookOf(painted, build).paint)).not.toContain('finish')
    expect(paintStillName(bare)).toBe(`paint-carbon-${bare.hex.slice(1).toLowerCase()}`)
  })

  it('is painted all the same in two colors of its owner', () => {
    const custom = bike.colors.find(({ type }) => type === 'Custom')
    const paint = { first_color_id: bare.id, second_color_id: bare.id, name: null }
    const two = { ...colorChosen(bike, build, custom?.id ?? 0), paint }
    expect(materialsOf(lookOf(bike, two).paint).paint.structure).toBeUndefined()
  })
})
