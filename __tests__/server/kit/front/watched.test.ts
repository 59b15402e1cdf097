import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { withMetrics } from '@/platform/front/with-metrics'
import { setMetrics, type Metrics } from '@/server/kernel/ports/metrics'
import { setTracing, type StepStart } from '@/server/kernel/tracing/tracing'
import { listen } from '@/__tests__/support/api/local-server'

const folder = mkdtempSync(path.join(tmpdir(), 'watched-'))
const dynamicRoutes = [
  { page: '/orders/[number]/[key]', regex: '^/orders/([^/]+?)/([^/]+?)(?:/)?$' },
  { page: '/[...path]', regex: '^/(.+?)(?:/)?$' },
]
mkdirSync(path.join(folder, 'server'))
writeFileSync(path.join(folder, 'routes-manifest.json'), JSON.stringify({ dynamicRoutes }))
writeFileSync(path.join(folder, 'server/pages-manifest.json'), '{"/":"index.js","/cart":"cart.js"}')

type Shown = Parameters<Metrics['shown']>[0]

let shown: Shown[]
let begun: StepStart[]
let ended: unknown[]
beforeEach(() => {
  shown = []
  begun = []
  ended = []
})
afterEach(() => {
  setMetrics(undefined)
  setTracing(undefined)
})
afterAll(() => rmSync(folder, { recursive: true }))

async function visit(addresses: string[], headers: Record<string, string> = {}): Promise<void> {
  const answer = withMetrics(folder, (request, response) => {
    response.statusCode = request.url?.includes('fails') ? 503 : 200
    response.end('served')
  })
  const server = createServer((request, response) => void answer(request, response))
  const origin = await listen(server)
  for (const address of addresses) await (await fetch(origin + address, { headers })).text()
  await new Promise((resolve) => server.close(resolve))
}

test('pages are counted by their names, without what stands in their addresses', async () => {
  setMetrics({ answered: () => undefined, shown: (one) => shown.push(one) })
  await visit([
    '/?email=ada',
    '/cart',
    '/orders/NK-1/secret-key',
    '/_next/data/b1/orders/NK-1/secret-key.json',
    '/terms/fails',
    '/logo.svg',
    '/_next/static/a.js',
    '/api/cart',
  ])
  expect(shown.map(({ page, status }) => `${page} ${status}`)).toEqual([
    '/ 200',
    '/cart 200',
    '/orders/[number]/[key] 200',
    '/orders/[number]/[key] 200',
    '/[...path] 503',
    'file 200',
    'build 200',
  ])
  expect(shown.every(({ seconds }) => seconds >= 0 && seconds < 5)).toBe(true)
})

test('pages are traced with the trace of whoever asked, files of the build and the API aren’t', async () => {
  setTracing({
    begin(start) {
      begun.push(start)
      return { end: (end) => ended.push(end), within: (work) => work() }
    },
    current: () => null,
    end: async () => undefined,
  })
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  await visit(['/orders/NK-1/fails', '/_next/static/a.js', '/api/cart'], { traceparent })
  const name = 'GET /orders/[number]/[key]'
  expect(begun).toEqual([{ name, kind: 'answer', parent: traceparent }])
  expect(ended).toEqual([
    { isFailed: true, facts: expect.objectContaining({ 'http.response.status_code': 503 }) },
  ])
})
