import { writeFileSync } from 'node:fs'

import { tableText } from '../document'
import { tableOf } from '../parts'
import { SCALES, type RouteTiming } from './growth-rows'
import { plot } from './plot'

const PLOT = 'docs/images/performance.svg'

export interface GrowthResult {
  measured: RouteTiming[]
  restMb: number
  afterMb: number
  databaseMb: number
  filledS: number
}

/** Measures shops of three sizes, plots the growth of response times, and returns Markdown. */
export function growthText(): string {
  const grown = SCALES.map(({ name, count }) => {
    console.log(`growth: ${name}`)
    const [one] = tableOf<[GrowthResult]>('bench/report/growth-main.ts', String(count))
    return one
  })
  const smallest = grown[0]
  const shown = (smallest?.measured ?? []).map(({ group, what }, at) => {
    return { group, what, sizes: grown.map(({ measured }) => measured[at] as RouteTiming) }
  })
  writeFileSync(PLOT, plot(shown))
  const names = SCALES.map(({ name }) => name)
  const rows = shown.map(({ what, sizes }) => [
    what,
    ...sizes.map(({ p50, p99 }) => `${short(p50)} / ${short(p99)}`),
    ...sizes.map(({ cpu }) => short(cpu)),
  ])
  const head = [
    ...names.map((name) => `p50 / p99, ${name}`),
    ...names.map((name) => `CPU, ${name}`),
  ]
  return [tableText(['ms', ...head], rows), sizesText(grown)].join('\n\n')
}

function sizesText(grown: readonly GrowthResult[]): string {
  const mb = (pick: (one: GrowthResult) => number) =>
    grown.map((one) => `${pick(one).toFixed(0)} MB`)
  return tableText(
    ['', ...SCALES.map(({ name }) => name)],
    [
      [
        'customers, orders, tickets and spare parts, each',
        ...SCALES.map(({ count }) => thousands(count)),
      ],
      ['posts of the forum', ...SCALES.map(({ count }) => thousands(count * 2))],
      ['database', ...mb(({ databaseMb }) => databaseMb)],
      ['serving process at rest', ...mb(({ restMb }) => restMb)],
      ['serving process after all requests above', ...mb(({ afterMb }) => afterMb)],
    ],
  )
}

const short = (ms: number) => ms.toFixed(ms < 10 ? 1 : 0)
const thousands = (count: number) => count.toLocaleString('en-US')
