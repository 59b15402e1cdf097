import { eq } from 'drizzle-orm'
import sharp from 'sharp'

import type { Build } from '@/domain/shop/bikes/bike'
import { stillKey } from '@/domain/shop/bike3d/still-key'
import { cents } from '@/domain/kit/money'
import { createApi } from '@/server/app'
import { grantCredit } from '@/server/ledger/credits/transfer'
import { refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { documents } from '@/server/kernel/db/schema/orders/documents'
import { orderLines, orders } from '@/server/kernel/db/schema/orders/orders'
import { payments } from '@/server/kernel/db/schema/payments/payments'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { taxRegistrations } from '@/server/kernel/db/schema/catalog/taxes'
import { countries } from '@/server/kernel/db/schema/catalog/trade'
import { issueCreditNote, issueInvoice } from '@/server/after-sale/documents/issue'
import { lockOrder } from '@/server/orders/records/queries'
import { idOf, orderRow } from '@/__tests__/support/after-sales'
import { as, bearer, register, type Member } from '@/__tests__/support/members'
import { buyCart, readOrder, saveBike } from '@/__tests__/support/member-shop'
import { bikeItem, orderBody, pay, payInSandbox, seedBike } from '@/__tests__/support/orders/orders'
import { pdfText } from '@/__tests__/support/pdf-text'
import { freshShop } from '@/__tests__/support/fixtures'
import { outboxOf } from '@/__tests__/support/mail/outbox'
import { workOff } from '@/__tests__/support/work'

const shop = freshShop()

const placeOrder = async (email = 'ada@example.com') =>
  pay(shop, await orderBody(shop, [bikeItem('nyx')], { email }))
const papers = () => shop.db.select().from(documents).orderBy(documents.id)
const mailsOf = (kind: string) => outboxOf(shop, kind)

async function file(path: string, headers: Record<string, string> = {}) {
  const response = await createApi(shop.deps).request(path, { headers })
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

async function memberOrder(credit = 0): Promise<{ ada: Member; number: string }> {
  const ada = await register(shop, 'Ada')
  if (credit > 0) {
    const userId = await idOf(shop, ada)
    const grant = { userId, amount: cents(credit), cause: 'test', title: 'Gift' }
    await shop.db.transaction((tx) => grantCredit(tx, { ...grant, kind: 'gift' }))
  }
  await saveBike(shop, ada)
  return { ada, number: await buyCart(shop, ada, { use_credit: credit > 0 }) }
}

const cancel = (ada: Member, number: string) =>
  as(shop, ada)('POST', `/api/orders/${number}/cancel`, {})

describe('the numbers of invoices', () => {
  test('have no gaps after fifty payments at once, while others are rolled back', async () => {
    await shop.db.update(stockItems).set({ on_hand: 1_000 })
    const placed = []
    for (let i = 0; i < 50; i += 1) placed.push(await placeOrder(`buyer${i}@example.com`))
    const broken = (await shop.db.select().from(orders)).slice(0, 25).map((order) =>
      shop.db
        .transaction(async (tx) => {
          // Locks the order first, like every settlement; the reverse lock order would deadlock.
          await lockOrder(tx, order.id)
          await issueInvoice(shop.deps, tx, { ...order, paid_at: shop.clock.now() })
          throw new Error('rolled back')
        })
        .catch((error: Error) => error.message),
    )
    const replies = await Promise.all(placed.map((one) => payInSandbox(shop, one)))
    // A failed invoice that waited for another of its order may also violate a key; it leaves nothing.
    expect(await Promise.all(broken)).toHaveLength(25)
    expect(new Set(replies.map(({ body }) => body.data?.status))).toEqual(new Set(['paid']))
    const numbers = (await papers()).map(({ number }) => number).sort((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
  }, 120_000)

  test('an order gets one invoice, however often it is settled', async () => {
    const placed = await placeOrder()
    await payInSandbox(shop, placed)
    const order = await orderRow(shop, String(placed.body.data?.order_number))
    for (let i = 0; i < 3; i += 1) {
      await shop.db.transaction((tx) => issueInvoice(shop.deps, tx, order))
    }
    expect(await papers()).toHaveLength(1)
  })
})

describe('the file of an invoice', () => {
  async function bought() {
    const placed = await placeOrder()
    await payInSandbox(shop, placed)
    const { order_number, order_key } = placed.body.data ?? {}
    const { body } = await shop.send('GET', `/api/orders/${order_number}/${order_key}`)
    const list = (body.data as unknown as { documents: { title: string; href: string }[] })
      .documents
    return { number: String(order_number), key: String(order_key), list }
  }

  test('is named by the order page and holds its amounts', async () => {
    const { number, list } = await bought()
    expect(list.map(({ title }) => title)).toEqual([
      'Invoice INV-000001',
      expect.stringMatching(/^Build sheet: /),
    ])
    const { headers, bytes } = await file(list[0]?.href ?? '')
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=INV-000001.pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    const { total_cents } = await orderRow(shop, number)
    const total = (total_cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
    const [page = ''] = pdfText(bytes)
    for (const part of [number, 'Ada Rider', `$${total}`, 'Test payment']) {
      expect(page).toContain(part)
    }
    expect(pdfText((await file(list[1]?.href ?? '')).bytes).join(' ')).toContain('Build sheet')
  })

  test('stays the same to the byte when catalog, order and seller change', async () => {
    const { list } = await bought()
    const href = list[0]?.href ?? ''
    const before = (await file(href)).bytes
    await shop.db.update(countries).set({ title: countries.code })
    await shop.db.update(taxRegistrations).set({ rate: 999_999 })
    await shop.db.update(orderLines).set({ title: 'Another', description: 'Other' })
    shop.deps.seller = { name: 'Another', address: [], vat_id: '', email: 'x@shop.test' }
    expect((await file(href)).bytes.equals(before)).toBe(true)
  })

  test('is not found with a wrong key, by another order, by an unknown id', async () => {
    const mine = await bought()
    const other = await bought()
    const idOfPaper = (href = '') => /documents\/([\w-]+)/.exec(href)?.[1]
    const id = idOfPaper(mine.list[0]?.href)
    const paths = [
      `/api/orders/${mine.number}/documents/${id}?key=wrong`,
      `/api/orders/${mine.number}/documents/${id}?key=${other.key}`,
      `/api/orders/${other.number}/documents/${id}?key=${other.key}`,
      `/api/orders/${mine.number}/documents/999999?key=${mine.key}`,
      `/api/orders/${mine.number}/documents/build-7?key=${mine.key}`,
      `/api/orders/${mine.number}/documents/..%2f1?key=${mine.key}`,
    ]
    for (const path of paths) expect((await shop.send('GET', path)).status).toBe(404)
    expect((await shop.send('GET', `/api/orders/${mine.number}/documents/${id}`)).status).toBe(422)
  })

  test('an unpaid order has none', async () => {
    const placed = await placeOrder()
    const { order_number, order_key } = placed.body.data ?? {}
    const { body } = await shop.send('GET', `/api/orders/${order_number}/${order_key}`)
    expect(body.data).toMatchObject({ documents: [] })
    const path = `/api/orders/${order_number}/documents/build-0?key=${order_key}`
    expect((await shop.send('GET', path)).status).toBe(404)
  })

  test('is read by its owner with a token', async () => {
    const { ada, number } = await memberOrder()
    const [invoice] = await papers()
    const path = `/api/my/orders/${number}/documents/${invoice?.id}`
    expect((await file(path, bearer(ada.token))).bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await readOrder(shop, ada, number)).documents.map(({ title }) => title)).toEqual([
      'Invoice INV-000001',
      expect.stringMatching(/^Build sheet: /),
      'Order page (no login needed)',
    ])
  })
})

describe('the picture on a build sheet', () => {
  async function sheetOf(pictureOf: () => Promise<Buffer>) {
    const placed = await placeOrder()
    await payInSandbox(shop, placed)
    const { order_number, order_key } = placed.body.data ?? {}
    const path = `/api/orders/${order_number}/documents/build-0?key=${order_key}`
    const sent = new Request(`http://shop${path}`)
    return async () => {
      const answer = await createApi(shop.deps).fetch(sent.clone(), { pictureOf })
      return { status: answer.status, file: Buffer.from(await answer.arrayBuffer()) }
    }
  }
  const aPicture = () =>
    sharp({ create: { width: 160, height: 99, channels: 3, background: '#c04040' } })
      .jpeg()
      .toBuffer()

  test('is of the bike as it was ordered', async () => {
    const picture = await aPicture()
    const pictureOf = jest.fn(() => Promise.resolve(picture))
    const { file: shown } = await (await sheetOf(pictureOf))()
    expect(shown.includes(picture)).toBe(true)
    const [line] = await shop.db.select().from(orderLines)
    const build = expect.objectContaining({ size_id: line?.build?.size_id })
    expect(pictureOf).toHaveBeenCalledWith(expect.objectContaining({ slug: 'nyx' }), build)
    // The studio picture is also found for a bike read from the database.
    const args = pictureOf.mock.calls[0] as unknown as Parameters<typeof stillKey>
    expect(stillKey(...args)).toBe(stillKey(seedBike('nyx'), args[1]))
  })

  test('is left out where it can’t be made or the bike isn’t made any more', async () => {
    const warn = jest.fn()
    shop.deps.log = { ...shop.deps.log, warn }
    const pictureOf = jest.fn(() => Promise.reject(new Error('No memory')))
    const read = await sheetOf(pictureOf)
    const broken = await read()
    expect(broken.status).toBe(200)
    expect(pdfText(broken.file).join(' ')).toContain('Build sheet')
    expect(warn).toHaveBeenCalledTimes(1)
    const [line] = await shop.db.select().from(orderLines)
    await shop.db.update(orderLines).set({ build: { ...line?.build, size_id: 999_999 } as Build })
    expect((await read()).status).toBe(200)
    expect(pictureOf).toHaveBeenCalledTimes(1)
  })
})

describe('a credit note', () => {
  test('and one letter come with the refund of a cancelled order, once', async () => {
    const { ada, number } = await memberOrder()
    await Promise.all([1, 2, 3].map(() => cancel(ada, number)))
    await workOff(shop.deps)
    const { total_cents, tax_cents } = await orderRow(shop, number)
    const notes = (await papers()).filter(({ kind }) => kind === 'credit_note')
    expect(notes).toHaveLength(1)
    expect(notes[0]).toMatchObject({
      number: 1,
      content: { amounts: { total: total_cents, tax: tax_cents }, invoice_number: 1 },
    })
    expect(await mailsOf('refund_')).toHaveLength(1)
    expect((await mailsOf('refund_'))[0]?.text).toContain('the full refund of your order')
    expect(await mailsOf('order_cancelled')).toHaveLength(1)
    const order = await orderRow(shop, number)
    const [refund] = await shop.db.select().from(refunds)
    if (!refund) throw new Error('No refund.')
    await shop.db.transaction((tx) => issueCreditNote(shop.deps, tx, { order, refund }))
    expect(await papers()).toHaveLength(2)
  })

  test('comes for money and for credit apart, and both add up to the invoice', async () => {
    const { ada, number } = await memberOrder(5_000)
    await cancel(ada, number)
    const [invoice, ...notes] = await papers()
    expect(notes.map(({ kind, number: documentNumber }) => [kind, documentNumber])).toEqual([
      ['credit_note', 1],
      ['credit_note', 2],
    ])
    expect(notes[0]?.content).toMatchObject({
      amounts: { total: 5_000 },
      settled: [{ title: 'To your store credit', amount: 5_000 }],
    })
    const sum = (pick: 'tax' | 'total') =>
      notes.reduce((all, { content }) => all + content.amounts[pick], 0)
    expect(sum('total')).toBe(invoice?.content.amounts.total)
    expect(sum('tax')).toBe(invoice?.content.amounts.tax)
    const letters = (await mailsOf('refund_')).map(({ text }) => text)
    expect(letters[0]).toContain('in your store credit now')
    expect(letters[0]).toContain('This is a partial refund')
    expect(letters[1]).toContain('the full refund of your order')
  })

  test('never passes the invoice, and a payment that came on top has none', async () => {
    const placed = await placeOrder()
    await payInSandbox(shop, placed)
    const order = await orderRow(shop, String(placed.body.data?.order_number))
    const [payment] = await shop.db.select().from(payments)
    if (!payment) throw new Error('No payment.')
    const { id: _, ...rest } = payment
    const [second] = await shop.db
      .insert(payments)
      .values({ ...rest, provider_payment_id: 'second', purpose: 'surplus' })
      .returning()
    const refund = async (cause: string, paymentId: number, amount: number) => {
      const row = { order_id: order.id, payment_id: paymentId, cause, amount_cents: cents(amount) }
      const [made] = await shop.db.insert(refunds).values(row).returning()
      if (!made) throw new Error('No refund.')
      await shop.db.transaction((tx) => issueCreditNote(shop.deps, tx, { order, refund: made }))
    }
    await refund('a', second?.id ?? 0, order.total_cents)
    await refund('b', payment.id, order.total_cents - 100)
    await refund('c', payment.id, 500)
    await refund('d', payment.id, 500)
    const notes = (await papers()).filter(({ kind }) => kind === 'credit_note')
    expect(notes.map(({ content }) => content.amounts.total)).toEqual([
      order.total_cents - 100,
      100,
    ])
    expect(notes.map(({ number }) => number)).toEqual([1, 2])
  })
})

test('a declined payment is told once per attempt', async () => {
  const placed = await placeOrder()
  await payInSandbox(shop, placed, 'decline')
  const { order_number, order_key } = placed.body.data ?? {}
  expect(await mailsOf('payment_failed_')).toHaveLength(1)
  const again = await shop.send('POST', `/api/orders/${order_number}/${order_key}/pay`)
  await payInSandbox(shop, again, 'decline')
  expect(await mailsOf('payment_failed_')).toHaveLength(2)
  expect((await orderRow(shop, String(order_number))).status).toBe('pending_payment')
  expect(await papers()).toEqual([])
})

test('a deleted account leaves its papers without its person', async () => {
  const { ada, number } = await memberOrder()
  await cancel(ada, number)
  const { id } = await orderRow(shop, number)
  const { status } = await as(shop, ada)('POST', '/api/account/delete', { password: ada.password })
  expect(status).toBe(200)
  const rows = await shop.db.select().from(documents).where(eq(documents.order_id, id))
  expect(rows).toHaveLength(2)
  for (const { content } of rows) {
    expect(content.buyer).toEqual({ email: '', address: ['Deleted', 'United States'] })
    expect(JSON.stringify(content)).not.toMatch(/Ada|Main Street/)
    expect(content.amounts.total).toBeGreaterThan(0)
  }
})
