import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { front } from '@/platform/front/front'
import { aBuild, SCRIPT } from '../../support/front-build'

const FILE = '/_next/static/chunks/a1b2.js'

let server: Server
let origin: string
let build: Awaited<ReturnType<typeof aBuild>>
beforeAll(async () => {
  build = await aBuild()
  server = createServer(
    front(build.folder, ({ url }, response) => {
      response.statusCode = 404
      response.end(`Nothing at ${url}`)
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await build.remove()
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers: { 'accept-encoding': 'identity', ...headers } })

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('a script comes packed beforehand for %j', async (accepted, encoding) => {
  const answer = await get(FILE, { 'accept-encoding': accepted })
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(answer.headers.get('content-type')).toBe('text/javascript')
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  const length = Number(answer.headers.get('content-length'))
  if (encoding) expect(length).toBeLessThan(SCRIPT.length / 10)
  else expect(length).toBe(Buffer.byteLength(SCRIPT))
  expect(await answer.text()).toBe(SCRIPT)
})

test('it may be kept forever, has a name and the headers of every answer', async () => {
  const answer = await get(FILE)
  expect(answer.headers.get('cache-control')).toBe('public,max-age=31536000,immutable')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('x-no')).toBe(null)
  const again = await get(FILE, { 'if-none-match': answer.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
})

test.each([
  '/_next/static/chunks/missing.js',
  '/_next/static/',
  '/_next/static/../routes-manifest.json',
  '/_next/static/..%2froutes-manifest.json',
  '/_next/static/%2e%2e/routes-manifest.json',
  '/_next/static/%E0%A4%A',
  '/configurator?x=/_next/static/chunks/a1b2.js',
])('%s goes on to the pages with its own address', async (path) => {
  const { port } = server.address() as AddressInfo
  // fetch would tidy the address up.
  const { request } = await import('node:http')
  const text = await new Promise<string>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, (response) => {
      let body = ''
      response.on('data', (part: Buffer) => (body += part.toString()))
      response.on('end', () => resolve(body))
    })
      .on('error', reject)
      .end()
  })
  expect(text).toBe(`Nothing at ${path}`)
})
