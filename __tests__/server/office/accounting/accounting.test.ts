import { strFromU8, unzipSync } from 'fflate'
import { Readable } from 'node:stream'

import { accountingChunks } from '@/server/kernel/db/schema/payments/accounting'
import { createApi } from '@/server/app'
import { makeExport } from '@/server/office'
import { openTable } from '@/server/office/csv/read-table'

import { freshOffice } from '@/__tests__/support/fixtures'
import { dataOf } from '@/__tests__/support/member-shop'
import { buyAsGuest, bikeItem } from '@/__tests__/support/orders/orders'
import { workOff } from '@/__tests__/support/work'

const { shop, office } = freshOffice('accounting-exports')

interface Made {
  id: number
  state: string
  papers: number
  done: number
  href: string | null
}

const HELMET = { product_id: 5_000_110, count: 2 }
const days = () => {
  const to = shop.clock.now().toISOString().slice(0, 10)
  return { from: `${to.slice(0, 7)}-01`, to }
}
const latest = async () => dataOf<{ exports: Made[] }>(await office('GET')).exports

async function rowsOf(bytes: Uint8Array | undefined) {
  const { lines } = await openTable(Readable.from([strFromU8(bytes ?? new Uint8Array())]))
  const rows = []
  for await (const { cells } of lines) rows.push(cells)
  return rows
}
const sum = (rows: readonly Readonly<Record<string, string>>[], name: string) =>
  Math.round(rows.reduce((all, row) => all + Number(row[name]), 0) * 100)

async function files(made: Made) {
  const reply = await createApi(shop.deps).request(made.href ?? '')
  expect(reply.headers.get('content-type')).toBe('application/zip')
  return unzipSync(new Uint8Array(await reply.arrayBuffer()))
}

test('the archive of a month has its journal, reports and papers, which add up', async () => {
  await buyAsGuest(shop, [HELMET])
  await buyAsGuest(shop, [bikeItem('nyx')], { email: 'bob@example.com' })
  await workOff(shop.deps)
  const made = dataOf<Made>(await office('POST', '', days()))
  expect(made).toMatchObject({ state: 'making', href: null })
  // A second press returns the same archive.
  expect(dataOf<Made>(await office('POST', '', days())).id).toBe(made.id)
  await makeExport(shop.deps, made.id)
  const [done] = await latest()
  expect(done).toMatchObject({ state: 'done', papers: 2, done: 2 })
  if (!done) return
  const archive = await files(done)
  expect(Object.keys(archive)).toEqual([
    ...['journal.csv', 'taxes-by-country.csv', 'taxes-by-rate.csv', 'payouts.csv'],
    ...['invoices/INV-000001.pdf', 'invoices/INV-000002.pdf'],
  ])
  expect(strFromU8((archive['invoices/INV-000001.pdf'] ?? new Uint8Array()).slice(0, 4))).toBe(
    '%PDF',
  )
  const journal = await rowsOf(archive['journal.csv'])
  const taxes = await rowsOf(archive['taxes-by-country.csv'])
  const payouts = await rowsOf(archive['payouts.csv'])
  expect(journal.map(({ document }) => document)).toEqual(['INV-000001', 'INV-000002'])
  for (const name of ['net', 'tax', 'total']) expect(sum(journal, name)).toBe(sum(taxes, name))
  expect(sum(journal, 'total')).toBe(sum(payouts, 'payout'))
  expect(sum(await rowsOf(archive['taxes-by-rate.csv']), 'amount')).toBe(sum(journal, 'tax'))
})

test('a worker that crashed is followed by one that begins again, and its lease keeps others away', async () => {
  await buyAsGuest(shop, [HELMET])
  await workOff(shop.deps)
  const { id } = dataOf<Made>(await office('POST', '', days()))
  await Promise.all([makeExport(shop.deps, id), makeExport(shop.deps, id)])
  const [done] = await latest()
  expect(done).toMatchObject({ state: 'done', done: 1 })
  expect(await shop.db.$count(accountingChunks)).toBe(1)
})

test('the file needs its signed address, and days have to be in order', async () => {
  expect(
    (await shop.send('GET', '/api/accounting-exports/accounting-1?until=9&key=x')).status,
  ).toBe(404)
  const { from, to } = { from: '2026-11-30', to: '2026-11-01' }
  expect((await office('POST', '', { from, to })).status).toBe(422)
})
