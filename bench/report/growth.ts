import { writeFileSync } from 'node:fs'

import { tableText } from '../document'
import { tableOf } from '../parts'
import { SCALES, type GrowthRow, type RouteTiming } from './growth-rows'
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
  const grown = SCALES.map(({ name, count, posts }) => {
    console.log(`growth: ${name}`)
    const [one] = tableOf<[GrowthResult]>('bench/report/growth-main.ts', `${count}`, `${posts}`)
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
  return [tableText(['ms', ...head], rows), jumpsText(shown), sizesText(grown)].join('\n\n')
}

/** Names the rows whose CPU time grows by more than half, and by more than a millisecond, from one size to the next. */
function jumpsText(rows: readonly GrowthRow[]): string {
  const jumps = rows.flatMap(({ what, sizes }) =>
    sizes.flatMap(({ cpu }, at) => {
      const before = sizes[at - 1]?.cpu ?? cpu
      if (cpu < before * 1.5 || cpu < before + 1) return []
      return `${what} at ${SCALES[at]?.name} (${short(before)} to ${short(cpu)})`
    }),
  )
  return `Jumps from one size to the next: ${jumps.join('; ') || 'none'}.`
}

function sizesText(grown: readonly GrowthResult[]): string {
  const mb = (pick: (one: GrowthResult) => number) =>
    grown.map((one) => `${pick(one).toFixed(0)} MB`)
  return tableText(
    ['', ...SCALES.map(({ name }) => name)],
    [
      [
        'added customers, orders, tickets and spare parts, each',
        ...SCALES.map(({ count }) => thousands(count)),
      ],
      ['added posts of the forum', ...SCALES.map(({ posts }) => thousands(posts))],
      ['database', ...mb(({ databaseMb }) => databaseMb)],
      ['serving process at rest', ...mb(({ restMb }) => restMb)],
      ['serving process after all requests above', ...mb(({ afterMb }) => afterMb)],
    ],
  )
}

const short = (ms: number) => ms.toFixed(ms < 10 ? 1 : 0)
const thousands = (count: number) => count.toLocaleString('en-US')
