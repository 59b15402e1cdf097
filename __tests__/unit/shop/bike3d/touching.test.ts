import { reports } from '@/__tests__/support/models/touching-report'

/** Allowed mm between the nearest corners of touching parts; faces have corners only at edges. */
const TOUCHING: Record<string, number> = {
  'chain and chainring': 3,
  'chain and sprocket': 3,
  'front pad and rotor': 18,
  'rear pad and rotor': 18,
  'saddle clamp and post': 4,
  'saddle and rail': 4,
  'post and collar': 22,
  'grip and bar': 6,
  'stem and bar': 6,
  'fork and front axle': 32,
}

it('every size of every bike was measured, with everything bolted on', () => {
  expect(reports.map(({ bike }) => bike)).toHaveLength(11)
})

describe.each(reports)('$bike', ({ inFrontTire, inRearTire, underPedal, gaps, looseHoses }) => {
  it('keeps frame, fork and everything bolted on out of its tires', () => {
    expect([...inFrontTire, ...inRearTire]).toEqual([])
  })

  it('keeps its pedals off the ground', () => {
    expect(underPedal).toBeGreaterThan(60)
  })

  it('joins what touches', () => {
    expect(Object.keys(gaps)).toEqual(Object.keys(TOUCHING))
    const apart = Object.entries(gaps).filter(([what, gap]) => gap > (TOUCHING[what] ?? 0))
    expect(apart).toEqual([])
  })

  it('lets no hose end in the air', () => {
    expect(looseHoses).toEqual([])
  })
})
