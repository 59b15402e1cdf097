import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

import { front } from '@/platform/front/front'
import { listen } from '@/__tests__/support/api/local-server'
import { aBuild } from '@/__tests__/support/front-build'
import { processGlobals } from '@/utils/process-globals'

const PUBLIC = 'public, max-age=0, s-maxage=60'

let server: Server
let origin: string
let build: Awaited<ReturnType<typeof aBuild>>
let movedAt: number
/** Addresses that the API or Next.js rendered. */
let rendered: string[]

/** An API whose responses name their caller and differ each time. */
const api = {
  fetch: async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    rendered.push(pathname + search)
    const who = request.headers.get('authorization') ?? 'a guest'
    const isPublic = pathname.startsWith('/api/public') || who === 'a guest'
    const headers = {
      'content-type': 'application/json',
      'cache-control': isPublic && !pathname.startsWith('/api/private') ? PUBLIC : 'no-store',
      'x-request-id': `request-${rendered.length}`,
    }
    return new Response(JSON.stringify({ who, pathname, search, turn: rendered.length }), {
      status: pathname.endsWith('/missing') ? 404 : 200,
      headers,
    })
  },
}

/** Stub of Next.js, which also changes URL and headers of a request. */
function render(request: IncomingMessage, response: ServerResponse) {
  const { url = '' } = request
  rendered.push(url)
  request.url = '/_next/rendered'
  request.headers['x-forwarded-proto'] ??= 'http'
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('cache-control', url.startsWith('/private') ? 'private, no-store' : PUBLIC)
  response.end(`<p>${url} ${rendered.length}</p>`.padEnd(2_000, ' '))
}

beforeAll(async () => {
  build = await aBuild()
  server = createServer(front(build.folder, render))
  origin = await listen(server)
})
afterAll(async () => {
  server.close()
  await build.remove()
})
beforeEach(async () => {
  rendered = []
  movedAt = Date.now()
  processGlobals().api = api
  processGlobals().movedPages = { movedAt: () => movedAt, isSure: () => true }
  // A response that began in the same millisecond may be older than the edit.
  await new Promise((resolve) => setTimeout(resolve, 2))
})
afterEach(() => {
  jest.restoreAllMocks()
  delete processGlobals().api
  delete processGlobals().movedPages
})

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(origin + path, { method, headers })
  return { answer, text: (await answer.text()).trim() }
}

test.each(['/api/public/bikes', '/api/spares/search?page=2', '/forum', '/spares?q=chain'])(
  '%s is answered once a second for everybody, in each encoding',
  async (path) => {
    const first = await ask(path, { 'accept-encoding': 'gzip' })
    const second = await ask(path, { 'accept-encoding': 'br' })
    expect(second.text).toBe(first.text)
    expect(rendered).toEqual([path])
    for (const name of ['content-type', 'cache-control', 'vary', 'etag'])
      expect(second.answer.headers.get(name)).toBe(first.answer.headers.get(name))
    const later = Date.now() + 1_000
    jest.spyOn(Date, 'now').mockReturnValue(later)
    expect((await ask(path)).text).not.toBe(first.text)
  },
)

test('each response has an id of its own', async () => {
  const ids = [await ask('/api/public/ids'), await ask('/api/public/ids')].map(({ answer }) =>
    answer.headers.get('x-request-id'),
  )
  expect(ids[0]).toBe('request-1')
  expect(ids[1]).toMatch(/^[\w-]{22}$/)
})

test.each([
  ['another query', '/api/public/list?page=1', '/api/public/list?page=2'],
  ['what is missing', '/api/public/missing', '/api/public/missing'],
  ['what is private', '/api/private/list', '/api/private/list'],
  ['a private page', '/private/page', '/private/page'],
])('%s is answered anew', async (_, one, other) => {
  await ask(one)
  await ask(other)
  expect(rendered).toEqual([one, other])
})

test('headers that depend on the protocol are those of the request', async () => {
  await ask('/api/public/secure')
  const { answer } = await ask('/api/public/secure', { 'x-forwarded-proto': 'https' })
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=1')
})

test('an edit anywhere, and a change through this process, end the cache', async () => {
  const path = '/api/public/edited'
  await ask(path)
  movedAt = Date.now() + 1
  await ask(path)
  expect(rendered).toEqual([path, path])
  movedAt = 0
  await new Promise((resolve) => setTimeout(resolve, 2))
  await ask(path)
  await ask('/api/cart/count', {}, 'PUT')
  await ask(path)
  expect(rendered.filter((one) => one === path)).toHaveLength(2)
  await ask('/api/forum/threads', {}, 'POST')
  await ask(path)
  expect(rendered.filter((one) => one === path)).toHaveLength(3)
})

test('without the watch for edits nothing is cached', async () => {
  delete processGlobals().movedPages
  await ask('/api/public/unwatched')
  await ask('/api/public/unwatched')
  expect(rendered).toHaveLength(2)
})

test('of 10,000 mixed requests of guests, members and keys, none gets what is for another', async () => {
  const callers = [null, 'Bearer anna', 'Bearer ben', 'Bearer nk_live_one', 'Bearer nk_live_two']
  const paths = ['/api/offers?country=1', '/api/offers?country=2', '/api/private/cart']
  const wrong: string[] = []
  const worker = async (start: number) => {
    for (let turn = start; turn < 10_000; turn += 16) {
      const who = callers[turn % callers.length] ?? null
      const path = paths[turn % paths.length] ?? ''
      const { text } = await ask(path, who === null ? {} : { authorization: who })
      const body = JSON.parse(text) as { who: string; pathname: string; search: string }
      if (body.who !== (who ?? 'a guest') || body.pathname + body.search !== path) wrong.push(text)
    }
  }
  await Promise.all(Array.from({ length: 16 }, (_, start) => worker(start)))
  expect(wrong).toEqual([])
  const reused = 10_000 - rendered.length
  expect(reused).toBeGreaterThan(1_000)
}, 180_000)
