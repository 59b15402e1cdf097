import fc from 'fast-check'

import { parseStoredData } from '@/store/configurator/configurator-storage'

const build = {
  size_id: 1,
  color_id: 2,
  paint: null,
  selectedParts: { 1: 11 },
  selectedMultipleParts: {},
}
const ride = { mode: 'eco', terrain: 'flat', rider_kg: 70, temperature_c: 5, battery_age: 100 }

describe('Stored configurator data', () => {
  it('is read back as it was written', () => {
    const stored = {
      build,
      presetId: 'city',
      history: [build],
      doneSteps: ['size'],
      editedBuild: null,
    }
    const data = {
      version: 1,
      ride,
      rider: { height_cm: 180, inseam_cm: 84 },
      bikes: { nyx: stored },
    }
    const { version: _, ...rest } = data
    expect(parseStoredData(JSON.parse(JSON.stringify(data)))).toEqual(rest)
  })

  it('keeps what is edited beside the new bike, and no other place', () => {
    const bikes = {
      nyx: { build },
      'nyx~cart-12': { build, editedBuild: build },
      'nyx~bike-3': { build },
      'nyx~cart-nyx-1x2y3z': { build },
      'nyx~cart-X': { build },
      'nyx~order-3': { build },
    }
    const parsed = parseStoredData({ version: 1, bikes }).bikes
    expect(Object.keys(parsed)).toEqual(['nyx', 'nyx~cart-12', 'nyx~bike-3', 'nyx~cart-nyx-1x2y3z'])
    expect(parsed['nyx~cart-12']?.editedBuild).toEqual(build)
  })

  it('of another version is left out', () => {
    expect(parseStoredData({ version: 2, bikes: { nyx: { build } } }).bikes).toEqual({})
  })

  it('loses the damaged bike only', () => {
    const bikes = { nyx: { build }, 'nireeka-prime': 7, '../etc': { build } }
    expect(Object.keys(parseStoredData({ version: 1, bikes }).bikes)).toEqual(['nyx'])
  })

  it.each([
    { ...ride, mode: 'toString' },
    { ...ride, terrain: 'constructor' },
    { ...ride, rider_kg: 1e9 },
    { ...ride, temperature_c: null },
    'eco',
  ])('refuses the ride %j', (bad) => {
    expect(parseStoredData({ version: 1, ride: bad }).ride).toBeNull()
  })

  it('of any content never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (bikes, rest) => {
        parseStoredData({ version: 1, bikes, ride: rest, rider: rest })
        parseStoredData({ version: 1, bikes: { nyx: bikes } })
        parseStoredData(rest)
      }),
    )
  })
})
