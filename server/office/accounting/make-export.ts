import { JOURNAL_HEAD, journalRows, MOST_PAPERS } from '@/domain/office/accounting/accounting'
import { FEES_HEAD, feeRows, feeTotals, type FeeEntry } from '@/domain/office/accounting/fees'
import {
  jurisdictionRows,
  payoutRows,
  taxRows,
  type Rows,
} from '@/domain/office/reports/report-rows'
import { documentNumber, drawPaper } from '@/server/after-sale'
import { tableWriter } from '@/server/kernel/db/csv-format'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'

import { readJurisdictions, readPayouts, readTaxes } from '../reports/read-reports'
import { feePages } from './fee-pages'
import {
  changeExport,
  countPapers,
  insertChunk,
  leaseExport,
  paperPages,
  type ExportRow,
} from './queries'
import { createZip } from './zip'

/** Lease in case a worker crashes; extended with each page of documents. */
const LEASE_MS = 300_000

/** Thrown if another worker has taken over after the lease had ended. */
class LeaseLost extends Error {}

/** Makes an archive from the beginning, also after a crash. */
export async function makeExport(deps: Deps, id: number): Promise<void> {
  const now = deps.clock.now()
  const row = await leaseExport(deps.db, id, { now, until: new Date(now.getTime() + LEASE_MS) })
  if (!row) return
  try {
    await writeArchive(deps, row)
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error
  }
}

async function writeArchive(deps: Deps, row: ExportRow): Promise<void> {
  const days = { from: row.from_day, to: row.to_day }
  const at = deps.clock.now()
  let lease = row
  let seq = 0
  let size = 0
  const zip = createZip(async (content) => {
    await insertChunk(deps.db, { export_id: row.id, seq, content })
    seq += 1
    size += content.length
  })
  const change = async (changes: Parameters<typeof changeExport>[2]) => {
    if (!(await changeExport(deps.db, lease, changes))) throw new LeaseLost()
  }
  const extend = async (counts: { papers: number; done: number }) => {
    const leased_until = new Date(deps.clock.now().getTime() + LEASE_MS)
    await change({ ...counts, leased_until })
    lease = { ...lease, leased_until }
  }

  const { papers, last } = await writeTables(deps, { days, at, zip })
  if (papers > MOST_PAPERS) return change({ state: 'failed', papers })
  let done = 0
  for await (const page of paperPages(deps.db, days, last)) {
    await extend({ papers, done })
    for (const { document } of page) {
      const folder = document.kind === 'invoice' ? 'invoices' : 'credit-notes'
      await zip.add({
        name: `${folder}/${documentNumber(document)}.pdf`,
        pieces: [await drawPaper(document)],
        at: document.issued_at,
        isPacked: true,
      })
      done += 1
    }
  }
  await zip.end()
  await change({ state: 'done', papers, done, size, leased_until: null })
}

interface TablesInput {
  days: { from: string; to: string }
  at: Date
  zip: ReturnType<typeof createZip>
}

/** Writes all tables in one snapshot, so that the journal adds up to the reports. */
async function writeTables(deps: Deps, { days, at, zip }: TablesInput) {
  return deps.db.transaction(
    async (tx) => {
      const using = { ...deps, db: tx }
      const counted = await countPapers(tx, days)
      if (counted.papers > MOST_PAPERS) return counted
      const add = (name: string, pages: AsyncIterable<Rows>) =>
        zip.add({ name: `${name}.csv`, pieces: textPieces(tx, pages), at })
      await add('journal', journalPages(tx, days, counted.last))
      await add('taxes-by-country', onePage(taxRows(await readTaxes(using, days))))
      await add('taxes-by-rate', onePage(jurisdictionRows(await readJurisdictions(using, days))))
      await add('payouts', onePage(payoutRows(await readPayouts(using, days))))
      const totals = feeTotals()
      await add('fees', feeTable(feePages(using, days), totals))
      await add('fees-by-provider', onePage(totals.rows()))
      return counted
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function* journalPages(
  db: Db,
  days: TablesInput['days'],
  last: number,
): AsyncGenerator<Rows> {
  yield [JOURNAL_HEAD]
  for await (const page of paperPages(db, days, last)) {
    yield journalRows(
      page.map(({ document, ...place }) => {
        const { kind, content } = document
        const { amounts, invoice_number: corrected, settled } = content
        return {
          ...{ document: documentNumber(document), kind, day: content.issued_on },
          order: content.order_number,
          corrects:
            corrected === null ? '' : documentNumber({ kind: 'invoice', number: corrected }),
          customer: content.buyer.address[0] ?? '',
          ...place,
          ...{ net: amounts.net, tax: amounts.tax, total: amounts.total },
          tax_title: amounts.tax_title,
          currency: content.currency,
          settled: settled.map(({ title }) => title).join('; '),
        }
      }),
    )
  }
}

async function* feeTable(
  pages: AsyncIterable<FeeEntry[]>,
  totals: ReturnType<typeof feeTotals>,
): AsyncGenerator<Rows> {
  yield [FEES_HEAD]
  for await (const page of pages) {
    totals.add(page)
    yield feeRows(page)
  }
}

async function* onePage(rows: Rows): AsyncGenerator<Rows> {
  yield rows
}

async function* textPieces(db: Db, pages: AsyncIterable<Rows>): AsyncGenerator<Uint8Array> {
  const write = await tableWriter(db)
  const encoder = new TextEncoder()
  for await (const rows of pages) yield encoder.encode(write(rows))
}
