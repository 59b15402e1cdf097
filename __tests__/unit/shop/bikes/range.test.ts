import type { Bike, Performance } from '@/domain/shop/bikes/bike'
import type { Build } from '@/domain/shop/bikes/bike'
import { defaultBuild, partChosen } from '@/domain/shop/bikes/build'
import type { RideConditions } from '@/domain/shop/bikes/range'
import { ageFactor, DEFAULT_RIDE, modelRange, temperatureFactor } from '@/domain/shop/bikes/range'

import { fixtureBike, unitedStates } from '@/__tests__/support/catalog/fixture-bike'

const MODES = ['eco', 'tour', 'sport', 'boost'] as const
const TERRAINS = ['flat', 'rolling', 'hilly'] as const
const EMPTY: Build = {
  size_id: 0,
  color_id: 0,
  paint: null,
  selectedParts: {},
  selectedMultipleParts: {},
}

interface Ridden {
  crr: number
  cda: number
  weight: number
  battery: number
}

function bare({ crr, cda, weight, battery }: Ridden): Bike {
  const performance: Performance = { ...fixtureBike.performance, weight, battery }
  return { ...fixtureBike, groups: [], performance, range_profile: { crr, cda } }
}

const prime = { crr: 0.014, cda: 0.6, weight: 26 }
const homie = { crr: 0.008, cda: 0.55, weight: 19.8 }
const nyx = { crr: 0.011, cda: 0.56, weight: 22.6 }

/** Published range table: flat, rolling and hilly, each Eco/Tour/Sport/Boost, for an 80 kg rider. */
const TABLE: [string, Ridden, string][] = [
  ['Prime 480 Wh', { ...prime, battery: 480 }, '87/61/47/38 76/53/41/33 65/45/35/28'],
  [
    'Prime 816 Wh',
    { ...prime, weight: 27.6, battery: 816 },
    '147/103/79/64 128/90/69/56 109/77/59/48',
  ],
  ['Homie 500 Wh', { ...homie, battery: 500 }, '121/85/65/53 103/72/55/45 85/60/46/37'],
  [
    'Homie 700 Wh',
    { ...homie, weight: 20.9, battery: 700 },
    '169/119/91/74 143/100/77/63 118/83/64/52',
  ],
  ['Nyx 630 Wh', { ...nyx, battery: 630 }, '133/93/72/58 114/80/62/50 96/67/52/42'],
  ['Nyx 756 Wh', { ...nyx, weight: 23.4, battery: 756 }, '159/112/86/70 137/96/74/60 115/81/62/50'],
]

const cells = TABLE.flatMap(([name, ridden, figures]) =>
  figures.split(' ').flatMap((row, terrain) =>
    row.split('/').map((km, mode) => ({
      name: `${name} ${TERRAINS[terrain]} ${MODES[mode]}`,
      ridden,
      ride: { ...DEFAULT_RIDE, terrain: TERRAINS[terrain] ?? 'flat', mode: MODES[mode] ?? 'eco' },
      km: Number(km),
    })),
  ),
)

const km = (ridden: Ridden, ride: Partial<RideConditions> = {}) =>
  modelRange(bare(ridden), EMPTY, { ...DEFAULT_RIDE, ...ride }).km

describe('the modelled range', () => {
  it.each(cells)('reproduces the published figure of $name', ({ ridden, ride, km: published }) => {
    expect(cells).toHaveLength(72)
    expect(km(ridden, ride)).toBe(published)
  })

  it.each([
    ['a 33 kg fat bike of 672 Wh in Tour', { ...prime, weight: 33, battery: 672 }, 'tour', 72],
    ['a 33 kg fat bike of 672 Wh in Boost', { ...prime, weight: 33, battery: 672 }, 'boost', 45],
    ['a 460 Wh city bike in Tour', { ...homie, weight: 22, battery: 460 }, 'tour', 65],
    ['a 504 Wh city bike in Tour', { ...homie, weight: 22, battery: 504 }, 'tour', 75],
  ] as const)(
    'is within 10 %% of what the maker publishes for %s',
    (_, ridden, mode, published) => {
      expect(Math.abs(km(ridden, { mode }) - published)).toBeLessThanOrEqual(published * 0.1)
    },
  )

  it('is a band of 20 % around the figure', () => {
    const {
      low,
      high,
      km: middle,
    } = modelRange(bare({ ...prime, battery: 480 }), EMPTY, DEFAULT_RIDE)
    expect(Math.abs(low - middle * 0.8)).toBeLessThanOrEqual(1)
    expect(Math.abs(high - middle * 1.2)).toBeLessThanOrEqual(1)
  })

  it('is 0.8 of it at 0 °C, 0.6 at −20 °C and below, and whole from 20 °C', () => {
    expect(
      [30, 20, 10, 0, -20, -40].map(temperatureFactor).map((f) => Number(f.toFixed(6))),
    ).toEqual([1, 1, 0.9, 0.8, 0.6, 0.6])
    expect(km({ ...prime, battery: 480 }, { temperature_c: 0 })).toBe(43)
  })

  it('falls to 0.8 of it at 1,000 charge cycles', () => {
    expect([-5, 0, 500, 1_000, 5_000].map(ageFactor)).toEqual([1, 1, 0.9, 0.8, 0.8])
    expect(km({ ...prime, battery: 480 }, { battery_age: 1_000 })).toBe(43)
  })

  it('counts the weight, the battery and the range factor of the chosen parts', () => {
    const standard = defaultBuild(fixtureBike, unitedStates)
    const range = (...ids: number[]) =>
      modelRange(
        fixtureBike,
        ids.reduce((build, id) => partChosen(fixtureBike, build, id), standard),
        DEFAULT_RIDE,
      ).km
    expect(range()).toBe(53)
    expect(range(702)).toBe(57)
    expect(range(703)).toBe(47)
    expect(range(102)).toBeGreaterThan(range() * 1.6)
    expect(range(2001)).toBeLessThanOrEqual(range())
  })

  it('falls with a heavier rider', () => {
    const ridden = { ...nyx, battery: 630 }
    expect(km(ridden, { rider_kg: 110 })).toBeLessThan(km(ridden, { rider_kg: 60 }))
  })

  it('shows an arithmetic that gives the figure', () => {
    const { steps, km: shown } = modelRange(bare({ ...prime, battery: 480 }), EMPTY, DEFAULT_RIDE)
    const value = (start: string) =>
      parseFloat(steps.find(({ label }) => label.startsWith(start))?.value ?? '')
    const drawn = ((value('Energy at the wheel') * value('Motor share')) / 100 / 0.8) * 1.3
    expect(drawn).toBeCloseTo(value('Drawn from the battery'), 1)
    const again = (value('Usable energy') / value('Drawn from the battery')) * value('Parts factor')
    expect(Math.round(again)).toBe(shown)
    expect(value('Range')).toBe(shown)
  })
})
