import { reports } from '@/__tests__/support/models/live-model-report'

describe('the model for a turntable', () => {
  it.each(reports)('of $bike has at most 180,000 triangles, with everything on it', (report) => {
    for (const count of report.triangles) {
      expect(count).toBeGreaterThan(100_000)
      expect(count).toBeLessThanOrEqual(180_000)
    }
    expect(report.wrong).toEqual([])
  })

  it.each(reports)('of $bike is made of ten pieces, at first all of them', ({ pieces }) => {
    expect(pieces).toHaveLength(10)
  })

  it.each(reports)(
    'of $bike begins with a light one, which goes when the pieces come',
    (report) => {
      const { triangles, axles, isGone } = report.light
      expect(triangles).toBeGreaterThan(10_000)
      expect(triangles).toBeLessThan(40_000)
      expect(axles[0]).toBe(axles[1])
      expect(isGone).toBe(true)
    },
  )

  it.each(reports)('of $bike makes again only what looks otherwise', ({ steps, pieces }) => {
    expect([steps.nothing, steps.color]).toEqual([[], []])
    expect(steps.saddle).toEqual(['seat'])
    expect(steps.size).toEqual(pieces)
  })

  it.each(reports)('of $bike is the same, grown choice by choice or made at once', (report) => {
    expect(report.isAsMadeAnew).toBe(true)
  })
})
