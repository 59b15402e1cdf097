import { asc, inArray } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { Readable } from 'node:stream'

import { cents } from '@/domain/kit/money'
import { payments } from '@/server/kernel/db/schema/payments/payments'
import { providerFees } from '@/server/kernel/db/schema/payments/provider-fees'
import { accountingChunks } from '@/server/kernel/db/schema/payments/accounting'
import { createApi } from '@/server/app'
import { makeExport } from '@/server/office'
import { requestRefund } from '@/server/payments/refunds/request-refund'
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
    ...['fees.csv', 'fees-by-provider.csv'],
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

test('fees are listed by payment and refund and added up by provider, and the unknown is no zero', async () => {
  const numbers = []
  for (const email of ['ada@example.com', 'bob@example.com', 'cleo@example.com'])
    numbers.push((await buyAsGuest(shop, [HELMET], { email })).number)
  const refund = { target: 'provider', reason: 'asked', key: 'fees' } as const
  await requestRefund(shop.deps, { number: numbers[0] ?? '', amount: cents(1_000), ...refund })
  await workOff(shop.deps)
  const [first, second, third] = await shop.db.select().from(payments).orderBy(asc(payments.id))
  if (!first || !second || !third) throw new Error('Three payments expected.')
  const atStripe = inArray(payments.id, [first.id, second.id])
  await shop.db.update(payments).set({ provider: 'stripe' }).where(atStripe)
  const fee = { payment_id: first.id, amount_cents: cents(290), currency: 'EUR' }
  await shop.db.insert(providerFees).values(fee)
  const { id } = dataOf<Made>(await office('POST', '', days()))
  await makeExport(shop.deps, id)
  const [done] = await latest()
  if (!done) throw new Error('No archive.')
  const archive = await files(done)
  const fees = await rowsOf(archive['fees.csv'])
  expect(fees).toMatchObject([
    { order: numbers[0], kind: 'payment', payment: first.provider_payment_id, fee: '2.9' },
    { order: numbers[1], kind: 'payment', fee: 'not known yet', fee_currency: '' },
    { order: numbers[2], kind: 'payment', payment: third.provider_payment_id, fee: 'none' },
    { order: numbers[0], kind: 'refund', amount: '-10', fee: 'not known yet' },
  ])
  const payouts = await rowsOf(archive['payouts.csv'])
  expect(sum(fees, 'amount')).toBe(sum(payouts, 'payout'))
  expect(await rowsOf(archive['fees-by-provider.csv'])).toEqual([
    { provider: 'Test payment', entries: '1', fee: 'none', fee_currency: '' },
    { provider: 'stripe', entries: '1', fee: '2.9', fee_currency: 'EUR' },
    { provider: 'stripe', entries: '2', fee: 'not known yet', fee_currency: '' },
  ])
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
