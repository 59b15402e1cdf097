import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { ERROR_SENTENCE, ERROR_STATUS } from '@/contract/errors'
import { serviceUnavailableWhenDatabaseDown } from '@/platform/front/database-unavailable'
import { lanes } from '@/platform/front/request-queue'
import { disconnectSlowClients, TIME_LIMITS } from '@/platform/front/slow-clients'

/** Of the pages of a build: one that lies ready, one with an id that is made now and then, one that is made for each visitor. */
const MANIFESTS = {
  'routes-manifest.json': {
    dynamicRoutes: [
      { page: '/spares/[id]', regex: '^/spares/([^/]+?)(?:/)?$' },
      { page: '/[...path]', regex: '^/(.+?)(?:/)?$' },
    ],
  },
  'server/pages-manifest.json': {
    '/': 'pages/index.js',
    '/compare': 'pages/compare.html',
    '/spares': 'pages/spares.js',
  },
  'prerender-manifest.json': {
    routes: { '/': {} },
    dynamicRoutes: { '/spares/[id]': {}, '/[...path]': {} },
  },
}

let folder: string
let load: { late: number; open: number }
let held: ServerResponse[]
let server: Server
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'lanes-'))
  mkdirSync(path.join(folder, 'server'))
  for (const [file, content] of Object.entries(MANIFESTS))
    writeFileSync(path.join(folder, file), JSON.stringify(content))
  load = { late: 0, open: 0 }
  held = []
  // Searches are answered when the test says so.
  const shop = lanes(
    folder,
    (request, response) =>
      request.url?.includes('q=') ? held.push(response) : response.end('served'),
    load,
  )
  server = createServer({ ...TIME_LIMITS, headersTimeout: 500 }, (request, response) =>
    shop(request, response),
  )
  disconnectSlowClients(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

async function ask(address: string, method = 'GET') {
  const answer = await fetch(origin() + address, { method })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5))
}

/** So many searches that no more are let in. */
async function fillLane() {
  const searches = Array.from({ length: 36 }, (_, turn) => ask(`/api/spares/search?q=${turn}`))
  await until(() => held.length === 4 && load.open === 36)
  return searches
}

test('what doesn’t fit into the lane is refused, a second late, in the words of the API', async () => {
  const searches = await fillLane()
  const began = performance.now()
  const refused = await ask('/api/spares/search?q=more')
  expect(performance.now() - began).toBeGreaterThan(950)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(JSON.parse(refused.text)).toMatchObject({
    code: 'server_busy',
    status: ERROR_STATUS.server_busy,
    message: ERROR_SENTENCE.server_busy,
  })
  // One goes, the next one comes.
  while (load.open > 0) {
    held.shift()?.end('found')
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  expect((await Promise.all(searches)).map(({ status }) => status)).toEqual(Array(36).fill(200))
})

test.each([
  ['POST', '/api/payment-guest'],
  ['POST', '/api/webhooks/stripe'],
  ['GET', '/api/cart'],
  ['GET', '/api/call-back/1'],
  ['GET', '/payment/return/1'],
  ['GET', '/cart/checkout'],
  ['POST', '/api/contact'],
  ['GET', '/'],
  ['GET', '/compare'],
  ['GET', '/spares/5000301'],
  ['GET', '/_next/data/b1/terms.json'],
  ['GET', '/api/backoffice/orders'],
])('%s %s passes a full lane', async (method, address) => {
  const searches = await fillLane()
  expect((await ask(address, method)).text).toBe('served')
  server.closeAllConnections()
  await Promise.allSettled(searches)
})

test('while the event loop comes late and many wait, only money and pages that lie ready pass', async () => {
  load.late = 200
  load.open = 100
  expect((await ask('/')).status).toBe(200)
  expect((await ask('/api/cart')).status).toBe(200)
  expect((await ask('/spares')).status).toBe(503)
  expect((await ask('/api/contact', 'POST')).status).toBe(503)
  load.late = 400
  expect((await ask('/')).status).toBe(503)
  expect((await ask('/api/payment-guest', 'POST')).status).toBe(200)
})

test('in a crowd no search is begun while someone pays, but one after a while', async () => {
  const searches = await fillLane()
  const paying = ask('/api/cart?q=pay')
  await until(() => held.length === 5)
  const payment = held.pop()
  // These were begun before.
  for (const one of held.splice(0)) one.end('found')
  const began = performance.now()
  await until(() => load.open === 32)
  expect(held).toEqual([])
  await until(() => held.length > 0)
  expect(performance.now() - began).toBeGreaterThan(50)
  expect(held).toHaveLength(1)
  payment?.end('paid')
  await paying
  await until(() => held.length === 4)
  server.closeAllConnections()
  await Promise.allSettled(searches)
})

test('without a crowd one search at a time is answered beside someone who pays', async () => {
  const paying = ask('/api/cart?q=pay')
  await until(() => held.length === 1)
  const searches = [ask('/spares?q=1'), ask('/spares?q=2')]
  await until(() => held.length === 2 && load.open === 2)
  expect(held).toHaveLength(2)
  held.pop()?.end('found')
  await until(() => held.length === 2)
  for (const one of held) one.end('done')
  await Promise.all([paying, ...searches])
})

test('a busy machine with few visitors refuses nobody', async () => {
  load.late = 1_000
  expect((await ask('/spares')).status).toBe(200)
})

test('a client that leaves makes room', async () => {
  const leaving = new AbortController()
  const gone = Array.from({ length: 4 }, () =>
    fetch(`${origin()}/spares?q=1`, { signal: leaving.signal }).catch(() => null),
  )
  await until(() => held.length === 4)
  leaving.abort()
  await Promise.all(gone)
  expect((await ask('/api/countries')).status).toBe(200)
})

test('a client that doesn’t send the head of its request is dropped', async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nHost: shop\r\n')
  const answer = await new Promise<string>((resolve) => {
    let text = ''
    socket.on('data', (data) => (text += String(data)))
    socket.once('close', () => resolve(text))
  })
  expect(answer).toMatch(/^HTTP\/1.1 408/)
})

test('a page that fails while the database is away is a pause, and a fault at any other time', async () => {
  const holder = globalThis as { __shopDatabaseAway?: number }
  const fails = serviceUnavailableWhenDatabaseDown((_, response) => {
    response.statusCode = 500
    response.end('Internal Server Error')
  })
  const failing = createServer((request, response) => void fails(request, response)).listen(0)
  const { port } = failing.address() as AddressInfo
  const status = () => fetch(`http://127.0.0.1:${port}/spares`).then((answer) => answer)
  expect((await status()).status).toBe(500)
  holder.__shopDatabaseAway = Date.now()
  const pause = await status()
  expect([pause.status, pause.headers.get('retry-after')]).toEqual([503, '5'])
  delete holder.__shopDatabaseAway
  failing.close()
})
