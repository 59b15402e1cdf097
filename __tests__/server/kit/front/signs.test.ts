import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { healthEndpoints } from '@/platform/front/health-endpoints'

let isEnding = false
let server: Server
beforeAll(async () => {
  server = createServer(
    healthEndpoints(
      () => isEnding,
      (_request, response) => response.end('a page'),
    ),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
beforeEach(() => {
  isEnding = false
})
afterAll(() => void server.close())

async function ask(path: string, method = 'GET') {
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method })
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
