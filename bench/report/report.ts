import { tableText, writeSection } from '../document'
import { machine } from '../machine'
import { PARTS } from '../parts'
import { printRows, type Row } from '../table'
import { growthText } from './growth'

const DOCUMENT = 'docs/performance.md'
/** Parts that fit into ten minutes; others must be requested by name. */
const USUAL = ['growth', 'bundle', 'api', 'http', 'memory', 'pages']

/** Measures parts and updates their sections in docs/performance.md; other sections stay unchanged. */
export async function writeReport(requested: readonly string[]): Promise<number> {
  const names = requested.length > 0 ? requested : USUAL
  const unknown = names.filter((name) => name !== 'growth' && !PARTS[name])
  if (unknown.length > 0) {
    console.error(`There is no part ${unknown.join(', ')}.`)
    return 2
  }
  for (const name of names) {
    const before = machine()
    const text = name === 'growth' ? growthText() : await budgetText(name)
    const day = new Date().toISOString().slice(0, 16).replace('T', ' ')
    await writeSection(DOCUMENT, name, `${text}\n\n${day}, ${before} at the beginning.`)
    console.log(`${DOCUMENT}: ${name}`)
  }
  return 0
}

async function budgetText(name: string): Promise<string> {
  const rows = (await PARTS[name]?.measure()) ?? []
  printRows(PARTS[name]?.title ?? name, rows)
  const cells = ({ what, budget, measured, isWithinBudget }: Row) => {
    return [asCode(what), budget, measured, isWithinBudget ? 'yes' : '**no**']
  }
  return tableText(['what', 'budget', 'measured', 'met'], rows.map(cells))
}

const asCode = (what: string) => what.replace(/(?<=^| )\/\S*/g, '`$&`')
