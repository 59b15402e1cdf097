import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'

import { requireRequestTarget } from '@/platform/front/request-target'
import { listen } from '@/__tests__/support/api/local-server'

let server: Server
beforeAll(async () => {
  server = createServer(
    requireRequestTarget((request, response) => response.end(`page ${request.url}`)),
  )
  await listen(server)
})
afterAll(() => void server.close())

/** Sends the request target unchanged; a URL parser would normalize it. */
function ask(target: string, method = 'GET'): Promise<{ status: number; body: string }> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${method} ${target} HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n`),
    )
    socket.on('error', reject)
    socket.on('data', (bytes) => (answer += bytes.toString()))
    socket.on('end', () => {
      const [head = '', body = ''] = answer.split('\r\n\r\n')
      resolve({ status: Number(head.split(' ')[1]), body: body.replace(/^\w+\r\n|\r\n0$/g, '') })
    })
  })
}

test.each([
  ['http://evil.example/configurator?a=1', '/configurator?a=1'],
  ['HTTPS://evil.example:8443', '/'],
  ['http://evil.example?a=1', '/?a=1'],
  ['http://user:pass@evil.example/x', '/x'],
])('the origin of %s is dropped', async (target, path) => {
  expect(await ask(target)).toMatchObject({ status: 200, body: expect.stringContaining(path) })
})

test.each([
  '/%00',
  '/spares/5000301%00',
  '/forum/%E0%A4%A',
  '/%',
  '/%c0%ae',
  '/_next/data/build/%2e%2e.json',
  '/_next/data/build/..json/../x',
  '/a/%2E%2e/b',
  '/a/../b',
  '/\\evil.example',
  '*',
  'evil.example:80',
])('%s is a bad request', async (target) => {
  expect((await ask(target)).status).toBe(400)
})

test.each([
  '/',
  '/spares?q=%00&x=%',
  '/pictures/nyx.svg',
  '/k%C3%A4fer',
  '/a..b',
  '/.well-known/x',
])('%s is passed on as it is', async (target) => {
  expect(await ask(target)).toMatchObject({ status: 200, body: expect.stringContaining(target) })
})

test('OPTIONS * is answered for the server itself', async () => {
  expect((await ask('*', 'OPTIONS')).status).toBe(204)
})
