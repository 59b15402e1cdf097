export interface Row {
  what: string
  budget: string
  measured: string
  isWithinBudget: boolean
}

export function printRows(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`)
  const width = (pick: (row: Row) => string) => Math.max(...rows.map((row) => pick(row).length))
  const [what, budget] = [width((row) => row.what), width((row) => row.budget)]
  for (const row of rows) {
    const mark = row.isWithinBudget ? 'ok  ' : 'OVER'
    console.log(
      `  ${mark} ${row.what.padEnd(what)}  budget ${row.budget.padEnd(budget)}  measured ${row.measured}`,
    )
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
