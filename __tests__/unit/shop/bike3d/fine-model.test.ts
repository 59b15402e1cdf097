import { reports } from '@/__tests__/support/models/fine-model-report'

describe('the detailed model', () => {
  it('is made of the first and the fullest build of every bike', () => {
    expect(reports.map(({ bike }) => bike)).toEqual(
      ['nireeka-prime', 'nireeka-homie', 'nyx'].flatMap((slug) => [slug, slug]),
    )
  })

  it.each(reports)('of $bike is closed and has no broken number', ({ open, broken }) => {
    expect(open).toEqual([])
    expect(broken).toBe(0)
  })

  it.each(reports)('of $bike has at most 600,000 triangles', ({ triangles }) => {
    expect(triangles).toBeGreaterThan(100_000)
    expect(triangles).toBeLessThanOrEqual(600_000)
  })

  it.each(reports)('of $bike stands on its geometry table within a millimeter', ({ off }) => {
    for (const [what, by] of Object.entries(off)) {
      expect([what, Math.abs(by) <= 1 ? 0 : by]).toEqual([what, 0])
    }
  })
})
