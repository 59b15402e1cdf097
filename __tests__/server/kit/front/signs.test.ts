import { createServer, type Server } from 'node:http'

import { healthEndpoints } from '@/platform/front/health-endpoints'
import { listen } from '@/__tests__/support/api/local-server'

let isEnding = false
let server: Server
let origin: string
beforeAll(async () => {
  server = createServer(
    healthEndpoints(
      () => isEnding,
      (_request, response) => response.end('a page'),
    ),
  )
  origin = await listen(server)
})
beforeEach(() => {
  isEnding = false
})
afterAll(() => void server.close())

async function ask(path: string, method = 'GET') {
  const answer = await fetch(origin + path, { method })
  return [answer.status, await answer.text(), answer.headers.get('cache-control')]
}

test('a process that serves lives and is ready', async () => {
  expect(await ask('/healthz')).toEqual([200, 'ok\n', 'no-store'])
  expect(await ask('/readyz?from=balancer')).toEqual([200, 'ok\n', 'no-store'])
  expect(await ask('/readyz', 'HEAD')).toEqual([200, '', 'no-store'])
})

test('one that ends lives, is not ready and still answers', async () => {
  isEnding = true
  expect(await ask('/healthz')).toEqual([200, 'ok\n', 'no-store'])
  expect(await ask('/readyz')).toEqual([503, 'ending\n', 'no-store'])
  expect(await ask('/')).toEqual([200, 'a page', null])
})

test('other addresses are pages', async () => {
  for (const path of ['/healthz/', '/readyz/x', '/api/healthz', '//healthz'])
    expect(await ask(path)).toEqual([200, 'a page', null])
})
