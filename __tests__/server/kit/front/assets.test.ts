import { copyFile, rename, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import path from 'node:path'

import { front } from '@/platform/front/front'
import { expectConsole } from '@/__tests__/support/expect-console'
import { listen } from '@/__tests__/support/api/local-server'
import { aBuild, SCRIPT } from '@/__tests__/support/front-build'

const FILE = '/_next/static/chunks/a1b2.js'

let server: Server
let origin: string
let build: Awaited<ReturnType<typeof aBuild>>
beforeAll(async () => {
  build = await aBuild()
  const chunks = path.join(build.folder, 'static', 'chunks')
  for (const name of ['gone.js', 'gone.js.br', 'gone.js.gz'])
    await copyFile(path.join(chunks, name.replace('gone', 'a1b2')), path.join(chunks, name))
  server = createServer(
    front(build.folder, ({ url }, response) => {
      if (url === '/half') {
        response.writeHead(200, { 'content-length': 100 }).write('half')
        throw new Error('The other half failed.')
      }
      response.statusCode = 404
      response.end(`Nothing at ${url}`)
    }),
  )
  origin = await listen(server)
})
afterAll(async () => {
  server.close()
  await build.remove()
})

test('a script that is gone since the start is not found at once, and one that goes as it is opened ends at once', async () => {
  const chunks = path.join(build.folder, 'static', 'chunks')
  const soon = { signal: AbortSignal.timeout(2_000) }
  await rename(path.join(chunks, 'gone.js.br'), path.join(chunks, 'gone.js.br.away'))
  await expect(
    get('/_next/static/chunks/gone.js', { 'accept-encoding': 'br' }, soon),
  ).rejects.toThrow('fetch failed')
  expect((await get('/_next/static/chunks/gone.js', {}, soon)).status).toBe(200)
  await rm(path.join(chunks, 'gone.js'))
  const answer = await get('/_next/static/chunks/gone.js', { 'accept-encoding': 'gzip' }, soon)
  expect([answer.status, await answer.text()]).toEqual([
    404,
    'Nothing at /_next/static/chunks/gone.js',
  ])
})

test.each(['bytes=5-2', 'bytes=-5', 'bytes=0-3', 'bytes=999999-', 'lines=1'])(
  'to a range such as %j the whole script is sent',
  async (range) => {
    const answer = await get(FILE, { range }, { signal: AbortSignal.timeout(2_000) })
    expect([answer.status, await answer.text()]).toEqual([200, SCRIPT])
  },
)

test('an answer that fails after its head ends at once', async () => {
  expectConsole('error', /^GET \/half failed/)
  const request = get('/half', {}, { signal: AbortSignal.timeout(2_000) })
  await expect(request.then((answer) => answer.text())).rejects.toThrow(/terminated|fetch failed/)
})

const get = (path: string, headers: Record<string, string> = {}, more: RequestInit = {}) =>
  fetch(origin + path, { headers: { 'accept-encoding': 'identity', ...headers }, ...more })

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
  expect((await get(FILE, { 'if-none-match': answer.headers.get('etag') ?? '' })).status).toBe(304)
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
  // Uses node:http because fetch would normalize the URL.
  const { request } = await import('node:http')
  const text = await new Promise<string>((resolve, reject) => {
    request(origin, { path }, (response) => {
      let body = ''
      response.on('data', (part: Buffer) => (body += part.toString()))
      response.on('end', () => resolve(body))
    })
      .on('error', reject)
      .end()
  })
  expect(text).toBe(`Nothing at ${path}`)
})
