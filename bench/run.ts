import { currentBuild } from './current-build'
import { machine } from './machine'
import { PARTS } from './parts'
import { printProfile } from './profile/profile'
import { writeReport } from './report/report'
import { printRows, type Row } from './table'

/**
 * `npm run bench [part …]` measures every budget (PARTS), `npm run bench report [part …]` writes docs/performance.md.
 * Requires a production build and, for `browser`, Chromium.
 */
async function main(): Promise<number> {
  const [first, ...others] = process.argv.slice(2)
  if (!currentBuild()) {
    console.error('There is no production build. Run `npm run build` first.')
    return 2
  }
  console.log(machine())
  if (first === 'report') return writeReport(others)
  if (first === 'profile') return printProfile(others.join(' '))
  const requested = first === undefined ? Object.keys(PARTS) : [first, ...others]
  const rows: Row[] = []
  for (const [name, part] of Object.entries(PARTS)) {
    if (!requested.includes(name)) continue
    const some = await part.measure()
    rows.push(...some)
    printRows(part.title, some)
  }
  const over = rows.filter(({ isWithinBudget }) => !isWithinBudget)
  console.log(`\n${rows.length - over.length} of ${rows.length} budgets met.`)
  return over.length === 0 ? 0 : 1
}

void main().then((code) => {
  process.exitCode = code
})
