import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import path from 'node:path'

import { ERROR_SENTENCE, ERROR_STATUS } from '@/contract/kit/errors'
import { limitConnections } from '@/platform/front/connection-limits'
import { serviceUnavailableWhenDatabaseDown } from '@/platform/front/database-unavailable'
import { moneyLane } from '@/contract/kit/money-lane'
import { requestKinds } from '@/platform/front/request-kinds'
import { requestQueue } from '@/platform/front/request-queue'
import { TIME_LIMITS } from '@/platform/front/slow-clients'
import { processGlobals } from '@/utils/process-globals'
import { listen, until } from '@/__tests__/support/api/local-server'

/** Manifests of a build: a prerendered page, one revalidated per id, one rendered per visitor. */
const MANIFESTS = {
  'routes-manifest.json': {
    dynamicRoutes: [
      { page: '/spares/[id]', regex: '^/spares/([^/]+?)(?:/)?$' },
      { page: '/[...path]', regex: '^/(.+?)(?:/)?$' },
    ],
    dataRoutes: ['/', '/spares', '/spares/[id]', '/[...path]'].map((page) => ({ page })),
  },
  'server/pages-manifest.json': {
    '/': 'pages/index.js',
    '/compare': 'pages/compare.js',
    '/spares': 'pages/spares.js',
  },
  'prerender-manifest.json': {
    routes: { '/': {} },
    dynamicRoutes: { '/spares/[id]': {}, '/[...path]': {} },
  },
}

/** Time stands still until a test moves it, so that no request waits too long because the machine is busy. */
let time = 0
const TIMING = {
  now: () => time,
  after: (ms: number, callback: () => void) =>
    void (ms === 0 ? setImmediate(callback) : setTimeout(callback, 5)),
}
/** Longer than a request may wait, ms. */
const TOO_LONG = 2_200
/** Shorter than a stall of the process, ms. */
const STEP = 100
/** Concurrency limit of the searches' bulkhead. */
const AT_ONCE = 4

let folder: string
let held: ServerResponse[]
let uploads: IncomingMessage[]
let received: number
let server: Server
let origin: string
const visitor = new AsyncLocalStorage<string>()
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'request-queue-'))
  mkdirSync(path.join(folder, 'server'))
  for (const [file, content] of Object.entries(MANIFESTS))
    writeFileSync(path.join(folder, file), JSON.stringify(content))
  held = []
  uploads = []
  received = 0
  const shop = requestQueue(requestKinds(folder, moneyLane()), answer, TIMING)
  server = createServer((incoming, response) =>
    visitor.run(String(incoming.headers['x-visitor']), () => shop(incoming, response)),
  )
  server.on('request', () => (received += 1))
  origin = await listen(server)
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
  delete process.env.TRUSTED_PROXIES
})

/** Holds searches, and uploads after their body arrived, for the test to answer; streams stay open. */
function answer(incoming: IncomingMessage, response: ServerResponse): unknown {
  const { url = '' } = incoming
  if (url.includes('q=')) return held.push(response)
  if (url === '/api/live') return response.writeHead(200).flushHeaders()
  if (url !== '/api/files') return response.end(`served ${visitor.getStore()}`)
  uploads.push(incoming)
  return incoming.resume().once('end', () => held.push(response))
}

async function ask(address: string, method = 'GET', headers: Record<string, string> = {}) {
  const answered = await fetch(origin + address, { method, headers })
  return { status: answered.status, headers: answered.headers, text: await answered.text() }
}

const searches = (count: number, headers?: Record<string, string>) =>
  Array.from({ length: count }, (_, turn) => ask(`/api/spares/search?q=${turn}`, 'GET', headers))

/** Asks and lets the request wait for longer than it may. */
async function askTooLong(...asked: Parameters<typeof ask>): ReturnType<typeof ask> {
  const before = received
  const answered = ask(...asked)
  await until(() => received > before)
  for (const end = time + TOO_LONG; time < end; await delay(10)) time += STEP
  return answered
}

async function fillBulkhead(): Promise<void> {
  void Promise.allSettled(searches(AT_ONCE))
  await until(() => held.length === AT_ONCE)
}

test('what waits for two seconds is refused in the words of the API, and the next one is answered', async () => {
  await fillBulkhead()
  const refused = await askTooLong('/api/spares/search?q=more')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(JSON.parse(refused.text)).toMatchObject({
    code: 'server_busy',
    status: ERROR_STATUS.server_busy,
    message: ERROR_SENTENCE.server_busy,
  })
  const next = ask('/api/spares/search?q=next')
  for (const one of held.splice(0)) one.end('found')
  await until(() => held.length === 1)
  held[0]?.end('found')
  expect((await next).status).toBe(200)
})

test('a page is refused in a sentence', async () => {
  await fillBulkhead()
  const refused = await askTooLong('/spares?q=more', 'GET', { accept: 'text/html' })
  expect([refused.status, refused.headers.get('content-type')]).toEqual([
    503,
    'text/plain; charset=utf-8',
  ])
  expect(refused.text).toContain('very busy')
})

test.each([
  ['POST', '/api/payment-guest'],
  ['POST', '/api/webhooks/stripe'],
  ['POST', '/api/drafts/1/key/payment'],
  ['GET', '/api/cart'],
  ['GET', '/api/call-back/1'],
  ['GET', '/payment/return/1'],
  ['GET', '/cart/checkout'],
  ['POST', '/api/login'],
  ['POST', '/api/user/login'],
  ['GET', '/'],
  ['GET', '/compare'],
  ['GET', '/spares/5000301'],
  ['GET', '/_next/data/b1/terms.json'],
  ['GET', '/_next/static/chunks/a.js'],
  ['GET', '/api/backoffice/orders'],
])('%s %s passes a full bulkhead of searches', async (method, address) => {
  await fillBulkhead()
  expect((await ask(address, method)).text).toContain('served')
})

test('100 searches of one visitor let those of another one through', async () => {
  process.env.TRUSTED_PROXIES = '1'
  const flood = Promise.allSettled(searches(100, { 'x-forwarded-for': '10.0.0.1' }))
  await until(() => received === 100)
  const isOther = ({ req }: ServerResponse) => req.headers['x-forwarded-for'] === '10.0.0.2'
  const other = Promise.allSettled(searches(1, { 'x-forwarded-for': '10.0.0.2' }))
  await until(() => received === 101)
  for (const one of held.splice(0, 2)) one.end('found')
  await until(() => held.length === AT_ONCE)
  expect(held.filter(isOther)).toHaveLength(1)
  server.closeAllConnections()
  await Promise.all([flood, other])
})

test('each request is answered in its own context, not in that of the one before it', async () => {
  const all = ['a', 'b', 'c'].map((name) => ask('/spares', 'GET', { 'x-visitor': name }))
  expect((await Promise.all(all)).map(({ text }) => text)).toEqual([
    'served a',
    'served b',
    'served c',
  ])
})

test('a client that leaves makes room', async () => {
  const leaving = new AbortController()
  const gone = Array.from({ length: AT_ONCE }, () =>
    fetch(`${origin}/spares?q=1`, { signal: leaving.signal }).catch(() => null),
  )
  await until(() => held.length === AT_ONCE)
  leaving.abort()
  await Promise.all(gone)
  expect((await ask('/api/countries')).status).toBe(200)
})

test('open streams take no room', async () => {
  const leaving = new AbortController()
  const open = Array.from({ length: 20 }, () =>
    fetch(`${origin}/api/live`, { signal: leaving.signal }),
  )
  expect((await Promise.all(open)).map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect((await ask('/api/countries')).status).toBe(200)
  leaving.abort()
})

function upload() {
  const sent = request(`${origin}/api/files`, {
    method: 'POST',
    headers: { 'content-length': 6 },
  })
  const answered = new Promise<number>((resolve) =>
    sent.once('response', (response) => resolve(response.resume().statusCode ?? 0)),
  )
  sent.on('error', () => undefined).write('bike')
  return { sent, answered }
}

test('a body takes room only once it has arrived, and few arrive at a time', async () => {
  const slow = Array.from({ length: 64 }, upload)
  await until(() => uploads.length === 64)
  expect((await ask('/api/countries')).status).toBe(200)
  expect(await upload().answered).toBe(503)
  for (const { sent } of slow.slice(0, AT_ONCE)) sent.end('s.')
  await until(() => held.length === AT_ONCE)
  expect((await askTooLong('/api/countries')).status).toBe(503)
  for (const one of held) one.end()
  expect((await ask('/api/countries')).status).toBe(200)
  for (const { sent } of slow) sent.destroy()
})

test('a connection that sends many requests ahead is cut off', async () => {
  const ended = (count: number) =>
    new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1')
      socket.on('error', () => undefined)
      socket.write('GET /compare HTTP/1.1\r\nHost: shop\r\n\r\n'.repeat(count))
      let text = ''
      socket.on('data', (data) => {
        text += String(data)
        if (text.split('200 OK').length > count) socket.destroy()
      })
      socket.once('close', () => resolve(text))
    })
  expect((await ended(4)).split('200 OK')).toHaveLength(5)
  expect(await ended(5)).toBe('')
})

test('connections of one address leave room for those of others', async () => {
  const limited = createServer((_, response) => response.end('served'))
  limitConnections(limited, { inAll: 3, perAddress: 2 })
  const port = Number(new URL(await listen(limited)).port)
  const open = (localAddress: string) =>
    new Promise<boolean>((resolve) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress })
      socket.on('error', () => resolve(false))
      socket.once('close', () => resolve(false))
      socket.once('data', () => resolve(true))
      socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n')
    })
  expect(await open('127.0.0.1')).toBe(true)
  expect(await open('127.0.0.1')).toBe(true)
  expect(await open('127.0.0.1')).toBe(false)
  expect(await open('127.0.0.2')).toBe(true)
  expect(await open('127.0.0.3')).toBe(false)
  limited.closeAllConnections()
  await new Promise((resolve) => limited.close(resolve))
  expect(limited.listening).toBe(false)
})

test('a client that doesn’t send the head of its request is dropped', async () => {
  const limits = { ...TIME_LIMITS, headersTimeout: 500 }
  const strict = createServer(limits, (_, response) => response.end('served'))
  const socket = connect(Number(new URL(await listen(strict)).port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nHost: shop\r\n')
  const answer = await new Promise<string>((resolve) => {
    let text = ''
    socket.on('data', (data) => (text += String(data)))
    socket.once('close', () => resolve(text))
  })
  expect(answer).toMatch(/^HTTP\/1.1 408/)
  strict.close()
})

test('a page that fails while the database is away is a pause, and a fault at any other time', async () => {
  const fails = serviceUnavailableWhenDatabaseDown((_, response) => {
    response.statusCode = 500
    response.end('Internal Server Error')
  })
  const failing = createServer((request, response) => void fails(request, response))
  const page = `${await listen(failing)}/spares`
  expect((await fetch(page)).status).toBe(500)
  processGlobals().databaseFailedAt = Date.now()
  const pause = await fetch(page)
  expect([pause.status, pause.headers.get('retry-after')]).toEqual([503, '5'])
  delete processGlobals().databaseFailedAt
  failing.close()
})
