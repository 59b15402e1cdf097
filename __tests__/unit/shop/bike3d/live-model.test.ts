import { reports } from '@/__tests__/support/models/live-model-report'

describe('the model for a turntable', () => {
  it.each(reports)('of $bike has at most 330,000 triangles, with everything on it', (report) => {
    for (const count of report.triangles) {
      expect(count).toBeGreaterThan(100_000)
      expect(count).toBeLessThanOrEqual(330_000)
    }
    expect(report.wrong).toEqual([])
  })

  it.each(reports)('of $bike is made of ten pieces, at first all of them', ({ pieces }) => {
    expect(pieces).toHaveLength(10)
  })

  it.each(reports)('of $bike makes again only what looks otherwise', ({ steps, pieces }) => {
    expect([steps.nothing, steps.color]).toEqual([[], []])
    expect(steps.saddle).toEqual(['seat'])
    // Everything between the bottom bracket and the rear axle is the same in all sizes.
    expect(steps.size).toContain('frame')
    expect(steps.size.length).toBeLessThan(pieces.length)
  })

  it.each(reports)('of $bike is cached for the way back', ({ isCached }) => {
    expect(isCached).toBe(true)
  })

  it.each(reports)('of $bike is the same, grown choice by choice or made at once', (report) => {
    expect(report.isAsMadeAnew).toBe(true)
  })
})
