import { createServer, type IncomingMessage, type Server } from 'node:http'

import { createApi } from '@/server/app'
import { JOBS } from '@/server/job-list'
import { closeDb, getDb } from '@/server/kernel/db/client'
import { statement } from '@/server/kernel/db/traced-pool'
import { startWorker } from '@/server/kernel/jobs/worker'
import type { Mail } from '@/server/kernel/ports/mail'
import { setTracing, type Tracing } from '@/server/kernel/tracing/tracing'
import { createTracing } from '@/server/tracing'
import { payInSandbox } from '@/__tests__/support/orders/orders'
import type { ReplyBody, TestShop } from '@/__tests__/support/shop'
import { listen, until } from '@/__tests__/support/api/local-server'
import { freshShop } from '@/__tests__/support/fixtures'

/** Span in the OTLP JSON format. */
interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  status: { code?: number }
}

const [SERVER, CLIENT, CONSUMER] = [2, 3, 5]
const CALLER = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' }
const TRACEPARENT = `00-${CALLER.traceId}-${CALLER.spanId}-01`

afterEach(async () => {
  await tracing.end()
  await closeDb()
  setTracing(undefined)
  process.env = { ...before }
  collector.close()
})
const shop = freshShop()
let collector: Server
let bodies: string[]
let tracing: Tracing
const before = { ...process.env }
beforeEach(async () => {
  bodies = []
  collector = createServer((request, response) => {
    void textOf(request).then((text) => {
      if (request.url === '/v1/traces') bodies.push(text)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = await listen(collector)
  process.env.DATABASE_URL = shop.url
  tracing = createTracing()
  setTracing(tracing)
})

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

interface Sent {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[]
}

const spansOf = (): Span[] =>
  bodies
    .flatMap((body) => (JSON.parse(body) as Sent).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))

const factOf = ({ attributes }: Span, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value
  return value?.stringValue ?? value?.intValue
}

const BUYER = {
  name: 'Ottilie Wunderlich',
  line1: '17 Quince Alley',
  city: 'Portland',
  region: 'OR',
  postcode: '97205',
  country_id: 222,
}

test('a checkout is one tree, from the browser’s request to the email that a worker sends', async () => {
  const mails: Mail[] = []
  const mail = { send: async (one: Mail) => void mails.push(one) }
  const clock = { now: () => new Date() }
  const deps = { ...shop.deps, db: getDb(), tracing, mail, clock }
  const api = createApi(deps)
  const send: TestShop['send'] = async (method, path, sent) => {
    const headers = { 'content-type': 'application/json', traceparent: TRACEPARENT }
    const init = { method, headers, ...(sent !== undefined && { body: JSON.stringify(sent) }) }
    const answer = await api.fetch(new Request(`http://shop${path}`, init))
    const body = (await answer.json()) as ReplyBody
    return { status: answer.status, headers: answer.headers, body }
  }
  const items = [{ product_id: 5_000_110, count: 1 }]
  const quoted = await send('POST', '/api/checkout-guest', { has_bike: false, items })
  const order = {
    ...{ items, shipping_address: BUYER, provider: 'sandbox', email: 'ottilie@wunderlich.example' },
    expected_total: quoted.body.data?.quote?.totals.total,
  }
  const placed = await send('POST', '/api/payment-guest', order)
  expect(placed.status).toBe(200)
  expect((await payInSandbox({ ...shop, send }, placed)).status).toBe(200)
  const { order_number, order_key, redirect_url } = placed.body.data ?? {}
  const stop = startWorker(deps, JOBS)
  await until(() => mails.length > 0)
  await stop()
  await tracing.end()

  const spans = spansOf()
  const named = (name: string) => spans.find((one) => one.name === name)
  const below = (parent: Span | undefined) =>
    spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId)
  const request = named('POST /api/payment-guest')
  expect(request).toMatchObject({
    ...{ traceId: CALLER.traceId, parentSpanId: CALLER.spanId, kind: SERVER },
  })
  expect(request && factOf(request, 'http.response.status_code')).toBe(200)
  const statements = below(request).filter(({ kind }) => kind === CLIENT)
  expect(statements.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['BEGIN', 'INSERT orders', 'INSERT order_lines', 'COMMIT']),
  )
  const job = below(named('GET /api/call-back-pay/:a/:b')).find(({ kind }) => kind === CONSUMER)
  expect(job).toMatchObject({ name: 'job mail', traceId: CALLER.traceId })
  expect(below(job).map(({ name }) => name)).toContain('UPDATE mail_outbox')

  // Values that identify the buyer or give access to the order.
  const all = bodies.join()
  const secrets = [
    order_number,
    order_key,
    redirect_url,
    'ottilie',
    'Wunderlich',
    'Quince',
    'Portland',
  ]
  for (const secret of secrets) expect(all).not.toContain(secret)
})

test('requests at the same time don’t take each other’s statements', async () => {
  const api = createApi({ ...shop.deps, db: getDb(), tracing })
  const paths = ['/api/spares/search?q=tube', '/api/orders/NK-1/secret-key']
  const requests = Array.from({ length: 30 }, (_, turn) => paths[turn % 2] ?? '')
  await Promise.all(requests.map((path) => api.fetch(new Request(`http://shop${path}`))))
  await tracing.end()
  const spans = spansOf()
  const answers = spans.filter(({ kind }) => kind === SERVER)
  expect(answers).toHaveLength(30)
  expect(new Set(answers.map(({ traceId }) => traceId)).size).toBe(30)
  const orders = answers.filter(({ name }) => name === 'GET /api/orders/:number/:key')
  for (const { spanId, traceId } of orders) {
    const own = spans.filter(({ parentSpanId }) => parentSpanId === spanId)
    expect(own.every((one) => one.traceId === traceId)).toBe(true)
    expect(own.map(({ name }) => name)).not.toContain('SELECT spare_parts')
  }
  expect(bodies.join()).not.toMatch(/secret-key|NK-1|tube/u)
})

test('a statement that fails tells its code alone', async () => {
  const step = tracing.begin({ name: 'test', kind: 'answer' })
  const fails = step.within(async () => {
    await getDb().execute(`select * from users where email = 'a@b.c' and x`)
  })
  await expect(fails).rejects.toThrow('Failed query')
  step.end()
  await tracing.end()
  const [failed] = spansOf().filter(({ name }) => name === 'SELECT users')
  expect(failed?.status.code).toBe(2)
  expect(failed && factOf(failed, 'error.type')).toBe('42703')
  expect(bodies.join()).not.toContain('a@b.c')
})

test('what stands in a statement itself is left out', () => {
  expect(
    statement(`select "a1" from "t_2" where b = 'it''s' and c = 12.5 and d = $1`).facts,
  ).toMatchObject({
    'db.query.text': 'select "a1" from "t_2" where b = ? and c = ? and d = $1',
    'db.collection.name': 't_2',
  })
})

test('nothing is sent of what no request or job asked for', async () => {
  await getDb().execute('select 1')
  await tracing.end()
  expect(spansOf()).toEqual([])
})
