import { execFileSync } from 'node:child_process'

interface Report {
  bike: string
  bytes: number
  names: string[]
  perUnit: number
  upAxis: string
  lowest: number
  wheelbase: [number, number]
}

const program = ['--import', 'tsx', '__tests__/support/models/usdz-report.ts']
const reports = JSON.parse(
  execFileSync(process.execPath, program, { encoding: 'utf8', maxBuffer: 1e7 }),
) as Report[]

describe('the file for iPhones', () => {
  it.each(reports)('of $bike has its true length in meters and stands on the floor', (report) => {
    const [measured, table] = report.wheelbase
    expect(Math.abs(measured - table)).toBeLessThanOrEqual(1)
    expect([report.perUnit, report.upAxis]).toEqual([1, 'Y'])
    expect(Math.abs(report.lowest)).toBeLessThanOrEqual(0.001)
  })

  it.each(reports)('of $bike has at most 8 MB and begins with the model', ({ bytes, names }) => {
    expect(bytes).toBeGreaterThan(500_000)
    expect(bytes).toBeLessThanOrEqual(8_000_000)
    expect(names).toContain('model.usda')
    expect(names.every((name) => name.endsWith('.usda'))).toBe(true)
  })
})
