import { setTimeout as pause } from 'node:timers/promises'

import type { CsvState } from '@/domain/office/csv/csv-tables'

import { ShopDatabase } from '../__tests__/journeys/support/shop-database'
import { residentMb } from './cpu'
import { onFilledShop } from './filled-shop'
import { registerOwner } from './owner'
import type { BenchShop } from './shop'
import { fillWithSpares } from './spares-data'
import type { Row } from './table'

const COUNT = 100_000
const BUDGET_MB = 150
const SETTLING_MS = 10_000
const SAMPLE_MS = 50
const ENDED: readonly CsvState[] = ['checked', 'applied', 'failed']

/** Measures the serving process while 100,000 spare parts are imported, each with a change. */
export async function importRows(port: number): Promise<Row[]> {
  return onFilledShop({ port, fill: (db) => fillWithSpares(db, COUNT) }, rowsOf)
}

async function rowsOf({ origin, dataDir, appPid }: BenchShop): Promise<Row[]> {
  const database = await ShopDatabase.open(dataDir)
  const token = await registerOwner(origin, database).finally(() => database.close())
  const office = new Office(origin, token)
  const table = raised(await office.export())
  await pause(SETTLING_MS)
  const rest = residentMb(appPid)
  const [checked, check] = await watch(appPid, async () => office.ended(await office.upload(table)))
  const [applied, apply] = await watch(appPid, () => office.applied(checked.id))
  const again = await office.ended(await office.upload(table))
  return [
    memoryRow(`checking ${checked.total.toLocaleString('en-US')} lines`, check, rest),
    memoryRow(`applying ${applied.written.toLocaleString('en-US')} of them`, apply, rest),
    {
      what: 'lines of the same table that change something once more',
      budget: 'none',
      measured: String(again.changes + again.added),
      isWithinBudget: again.changes + again.added === 0 && applied.written >= COUNT,
    },
  ]
}

/** Returns the table with every price raised by one cent. */
function raised(table: string): string {
  const [head = '', ...lines] = table.split('\r\n')
  const offset = head.split(',').indexOf('price') - head.split(',').length
  const priced = lines.map((line) => {
    if (line === '') return line
    const cells = line.split(',')
    const at = cells.length + offset
    return cells.with(at, (Number(cells[at]) + 0.01).toFixed(2)).join(',')
  })
  return [head, ...priced].join('\r\n')
}

interface Import {
  id: number
  state: CsvState
  total: number
  written: number
  added: number
  changes: number
}

class Office {
  private readonly base: string
  private readonly headers: Record<string, string>

  constructor(origin: string, token: string) {
    this.base = `${origin}/api/backoffice`
    this.headers = { authorization: `Bearer ${token}` }
  }

  async export(): Promise<string> {
    const response = await this.ask('/exports/prices')
    return response.text()
  }

  async upload(table: string): Promise<number> {
    const headers = { 'content-type': 'text/csv' }
    const response = await this.ask('/imports/prices', { method: 'POST', headers, body: table })
    return ((await response.json()) as { data: Import }).data.id
  }

  async applied(id: number): Promise<Import> {
    await this.ask(`/imports/${id}/applied`, { method: 'POST' })
    return this.ended(id, 'applied')
  }

  async ended(id: number, state?: CsvState): Promise<Import> {
    for (;;) {
      const response = await this.ask(`/imports/${id}`)
      const { data } = (await response.json()) as { data: Import }
      if (data.state === 'failed') throw new Error(`Import ${id} failed.`)
      if (state ? data.state === state : ENDED.includes(data.state)) return data
      await pause(500)
    }
  }

  private async ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...this.headers, ...init.headers }
    const response = await fetch(`${this.base}${path}`, { ...init, headers })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response
  }
}

interface MemorySample {
  /** Peak memory of the process in MB. */
  peak: number
  ms: number
}

async function watch<Result>(
  pid: number,
  work: () => Promise<Result>,
): Promise<[Result, MemorySample]> {
  const began = performance.now()
  let peak = residentMb(pid)
  const timer = setInterval(() => (peak = Math.max(peak, residentMb(pid))), SAMPLE_MS)
  try {
    return [await work(), { peak, ms: performance.now() - began }]
  } finally {
    clearInterval(timer)
  }
}

function memoryRow(what: string, { peak, ms }: MemorySample, rest: number): Row {
  const mb = peak - rest
  return {
    what: `memory over rest while ${what}`,
    budget: `≤ ${BUDGET_MB} MB`,
    measured: `${mb.toFixed(0)} MB (${(ms / 1_000).toFixed(0)} s)`,
    isWithinBudget: mb <= BUDGET_MB,
  }
}
