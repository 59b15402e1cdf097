import { createServer, type Server } from 'node:http'
import zlib from 'node:zlib'

import { front } from '@/platform/front/front'
import { endStreams } from '@/platform/front/streams'
import { listen } from '@/__tests__/support/api/local-server'
import { aBuild } from '@/__tests__/support/front-build'
import { processGlobals } from '@/utils/process-globals'

const LONG = JSON.stringify({ data: 'A chain, a cassette, a chainring. '.repeat(100) })
const EVENTS = { 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform' }

const ticking = {
  send: (_text: string): void => undefined,
  isLeft: false,
  stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    ticking.isLeft = false
    return new ReadableStream({
      start(controller) {
        ticking.send = (text) => controller.enqueue(new TextEncoder().encode(text))
      },
      cancel() {
        ticking.isLeft = true
      },
    })
  },
}

const PUBLIC = { 'content-type': 'application/json', 'cache-control': 'public, max-age=0' }
let words = LONG
/** Paths of the requests whose body was read. */
const read: string[] = []

function named(): Response {
  const answer = new Response(LONG, { headers: { ...PUBLIC, etag: '"v1"' } })
  const { text } = answer
  answer.text = () => {
    read.push('/api/named')
    return text.call(answer)
  }
  return answer
}

const api = {
  fetch: (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/api/long') return Response.json(JSON.parse(LONG))
    if (pathname === '/api/public') return new Response(words, { headers: PUBLIC })
    if (pathname === '/api/named') return named()
    if (pathname === '/api/live') return new Response(ticking.stream(), { headers: EVENTS })
    if (pathname === '/api/fails') throw new Error('on purpose')
    const headers = new Headers({ 'cache-control': 'no-store', 'x-frame-options': 'of the API' })
    headers.append('set-cookie', 'a=1')
    headers.append('set-cookie', 'b=2')
    const text = `${pathname} ${searchParams.get('q')} ${request.headers.get('authorization')}`
    return new Response(`{"said":"${text}"}`, { status: 404, headers })
  },
}

let server: Server
let origin: string
let build: Awaited<ReturnType<typeof aBuild>>
beforeAll(async () => {
  build = await aBuild()
  server = createServer(front(build.folder, (_request, response) => response.end('Next.js')))
  origin = await listen(server)
})
beforeEach(() => {
  processGlobals().api = api
})
afterEach(() => {
  delete processGlobals().api
})
afterAll(async () => {
  server.close()
  await build.remove()
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(origin + path, { method, headers: { 'accept-encoding': 'identity', ...headers } })

test('a read of the API is answered by the API, with its status, headers and cookies', async () => {
  const answer = await get('/api/spares/search?q=chain', { authorization: 'Bearer x' })
  expect(answer.status).toBe(404)
  expect(await answer.text()).toBe('{"said":"/api/spares/search chain Bearer x"}')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})

test('it has the headers of next.config.js, of which the API may say another', async () => {
  const plain = await get('/api/long')
  expect(plain.headers.get('x-content-type-options')).toBe('nosniff')
  expect(plain.headers.get('x-frame-options')).toBe('DENY')
  expect(plain.headers.get('strict-transport-security')).toBe(null)
  const secure = await get('/api/other', { 'x-forwarded-proto': 'https' })
  expect(secure.headers.get('strict-transport-security')).toBe('max-age=1')
  expect(secure.headers.get('x-frame-options')).toBe('of the API')
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('a long answer is packed for %j', async (accepted, encoding) => {
  const answer = await get('/api/long', { 'accept-encoding': accepted })
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  const length = Number(answer.headers.get('content-length'))
  if (encoding) expect(length).toBeLessThan(LONG.length / 5)
  else expect(length).toBe(LONG.length)
  expect(await answer.text()).toBe(LONG)
})

describe('an answer that is the same for everybody', () => {
  const pack = { br: jest.spyOn(zlib, 'brotliCompressSync'), gzip: jest.spyOn(zlib, 'gzipSync') }
  beforeEach(() => {
    read.length = 0
    jest.clearAllMocks()
  })

  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('is sent in the form %s, with an ETag', async (accepted, encoding) => {
    const answer = await get('/api/public', { 'accept-encoding': accepted })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(answer.headers.get('etag')).toMatch(/^W\//)
    expect(await answer.text()).toBe(LONG)
  })

  test('is compressed once, and not sent to a client that has it', async () => {
    const first = await get('/api/public?once', { 'accept-encoding': 'gzip' })
    const etag = first.headers.get('etag') ?? ''
    const again = await get('/api/public?once', {
      'accept-encoding': 'gzip',
      'if-none-match': etag,
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(pack.gzip.mock.calls.length).toBeLessThanOrEqual(1)
  })

  test('changes with its text', async () => {
    const first = await get('/api/public')
    words = LONG.replace('chain', 'bells')
    const second = await get('/api/public', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect([second.status, await second.text()]).toEqual([200, words])
    words = LONG
  })

  test('is read once where the API names it', async () => {
    for (const accepted of ['br', 'br', 'gzip', 'identity']) {
      const answer = await get('/api/named', { 'accept-encoding': accepted })
      expect(answer.headers.get('etag')).toBe('"v1"')
      expect(await answer.text()).toBe(LONG)
    }
    expect(read).toEqual(['/api/named'])
    expect((await get('/api/named', { 'if-none-match': '"v1"' })).status).toBe(304)
  })

  test('a change that answers such a thing is no answer for everybody', async () => {
    const answer = await get('/api/public', {}, 'POST')
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, null])
  })
})

test('what fails is a 500 and not the end of the process', async () => {
  expect((await get('/api/fails')).status).toBe(500)
  expect((await get('/api/long')).status).toBe(200)
})

test.each(['POST', 'PUT', 'DELETE'])('so is a change by %s', async (method) => {
  const answer = await get('/api/cart?q=1', { authorization: 'Bearer x' }, method)
  expect(await answer.text()).toBe('{"said":"/api/cart 1 Bearer x"}')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test.each([
  ['PUT', '/api/backoffice/content/texts/terms'],
  ['GET', '/api/orders/NK-100001/documents/build-0?key=x'],
  ['GET', '/api/my/orders/NK-100001/documents/build-12'],
  ['PATCH', '/api/cart'],
  ['OPTIONS', '/api/cart'],
  ['POST', '/api/cart/'],
  ['HEAD', '/api/cart'],
  ['GET', '/api/spares/search/'],
  ['GET', '/api//spares'],
  ['GET', '/api/spares%2fsearch'],
  ['GET', '/api'],
  ['GET', '/apiary/long'],
  ['GET', '/spares'],
])('%s %s goes to Next.js', async (method, path) => {
  const answer = await get(path, {}, method)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe(method === 'HEAD' ? '' : 'Next.js')
})

test('so does a read before the API was made', async () => {
  delete processGlobals().api
  expect(await (await get('/api/long')).text()).toBe('Next.js')
})

describe('an answer that goes on', () => {
  const open = async () => {
    const leave = new AbortController()
    const answer = await fetch(`${origin}/api/live`, { signal: leave.signal })
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    return { answer, leave, next: async () => (await reader?.read())?.value }
  }

  test('comes piece by piece and as it is', async () => {
    const { answer, next, leave } = await open()
    expect(answer.headers.get('content-type')).toBe('text/event-stream')
    expect(answer.headers.get('content-encoding')).toBe(null)
    ticking.send('data: 1\n\n')
    expect(await next()).toBe('data: 1\n\n')
    ticking.send('data: 2\n\n')
    expect(await next()).toBe('data: 2\n\n')
    leave.abort()
  })

  test('ends at the source when its reader leaves', async () => {
    ;(await open()).leave.abort()
    while (!ticking.isLeft) await new Promise((resolve) => setTimeout(resolve, 10))
  })

  test('ends when the process stops', async () => {
    const { next } = await open()
    endStreams()
    expect(await next()).toBe(undefined)
  })
})
