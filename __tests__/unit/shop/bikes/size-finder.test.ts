import type { Bike } from '@/domain/shop/bikes/bike'
import { findSize } from '@/domain/shop/bikes/size-finder'

import { fixtureBike as bike } from '@/__tests__/support/catalog/fixture-bike'

/** Riders on a 1 cm grid that extends beyond every size's range. */
const grid = Array.from({ length: 80 }, (_, h) => 135 + h).flatMap((height_cm) =>
  Array.from({ length: 50 }, (_, i) => ({ height_cm, inseam_cm: 58 + i })),
)

const sizeNamed = (of: Bike, id: number) => of.sizes.find((size) => size.id === id)

describe('the size finder', () => {
  it('recommends the size whose band contains the rider, with clearance and saddle height', () => {
    const advice = findSize(bike, { height_cm: 161, inseam_cm: 74 })
    expect(advice).toMatchObject({
      kind: 'one',
      best: {
        title: 'S',
        clearance_mm: 90,
        saddle_height_mm: 653,
        distance: 0,
        confidence: 'high',
      },
    })
    expect(advice.reason).toBe(
      'Size S fits your height and leaves 90 mm above the top tube (you need at least 50 mm).',
    )
  })

  it('names both sizes and the trade-off where two fit, the closer one first', () => {
    const advice = findSize(bike, { height_cm: 166, inseam_cm: 77 })
    expect(advice).toMatchObject({ kind: 'two', best: { title: 'M' }, other: { title: 'S' } })
    expect(advice.reason).toBe(
      'Sizes S and M both fit. S is shorter and nimbler, M is longer and steadier; M is closer to your measurements.',
    )
  })

  it('drops a size without enough clearance even when the height fits', () => {
    const advice = findSize(bike, { height_cm: 171, inseam_cm: 73 })
    expect(advice).toMatchObject({ kind: 'none', nearest: { title: 'M' } })
    expect(advice.reason).toContain('10 mm of clearance above the top tube are missing')
  })

  it('says what is missing where no size fits', () => {
    const tall = findSize(bike, { height_cm: 195, inseam_cm: 95 })
    expect(tall).toMatchObject({ kind: 'none', nearest: { title: 'L' } })
    expect(tall.reason).toContain('it ends at 187 cm, 8 cm below your height')
    const short = findSize(bike, { height_cm: 150, inseam_cm: 71 })
    expect(short.reason).toContain('it begins at 155 cm, 5 cm above your height')
  })

  it('is less sure at the edge of a band', () => {
    const edge = findSize(bike, { height_cm: 155, inseam_cm: 71 })
    expect(edge).toMatchObject({ kind: 'one', best: { title: 'S', confidence: 'medium' } })
    const odd = findSize(bike, { height_cm: 155, inseam_cm: 92 })
    expect(odd).toMatchObject({ kind: 'one', best: { title: 'S', confidence: 'low' } })
  })

  it('never recommends less clearance than the rule, nor a rider outside the band', () => {
    for (const rider of grid) {
      const advice = findSize(bike, rider)
      const fits =
        advice.kind === 'none'
          ? []
          : advice.kind === 'one'
            ? [advice.best]
            : [advice.best, advice.other]
      for (const fit of fits) {
        const size = sizeNamed(bike, fit.size_id)
        if (!size) throw new Error('an unknown size is recommended')
        const clearance = rider.inseam_cm * 10 - size.geometry.standover
        expect(clearance).toBeGreaterThanOrEqual(bike.standover_clearance)
        expect(fit.clearance_mm).toBe(clearance)
        expect(rider.height_cm).toBeGreaterThanOrEqual(size.rider.min)
        expect(rider.height_cm).toBeLessThanOrEqual(size.rider.max)
      }
    }
  })

  it('always explains itself: a size, or what is missing', () => {
    for (const rider of grid) {
      const advice = findSize(bike, rider)
      if (advice.kind !== 'none') continue
      expect(advice.missing.length).toBeGreaterThan(0)
      expect(advice.nearest).not.toBeNull()
    }
  })
})
