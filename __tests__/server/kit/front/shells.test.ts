import { createServer, type Server, type ServerResponse } from 'node:http'

import { front } from '@/platform/front/front'
import { processGlobals } from '@/utils/process-globals'
import { listen } from '@/__tests__/support/api/local-server'
import { aBuild } from '@/__tests__/support/front-build'

let server: Server
let origin: string
let build: Awaited<ReturnType<typeof aBuild>>
let rendered: string[]
let status = 200
let movedAt = 0
let isSure = true
beforeAll(async () => {
  build = await aBuild()
  server = createServer(front(build.folder, render))
  origin = await listen(server)
})
afterAll(async () => {
  server.close()
  await build.remove()
})
beforeEach(() => {
  rendered = []
  status = 200
  movedAt = Date.now()
  isSure = true
  processGlobals().movedPages = { movedAt: () => movedAt, isSure: () => isSure }
})
afterEach(() => {
  jest.restoreAllMocks()
  delete processGlobals().movedPages
})

/** Stub of Next.js that renders every page differently. */
function render({ url = '' }: { url?: string }, response: ServerResponse) {
  rendered.push(url)
  response.statusCode = status
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('cache-control', 'private, no-cache, no-store, max-age=0, must-revalidate')
  response.end(`<p>${url} ${rendered.length}</p>`.padEnd(2_000, ' '))
}

const later = (ms: number) => {
  const now = Date.now() + ms
  jest.spyOn(Date, 'now').mockReturnValue(now)
}

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'br', ...headers } })
  return { answer, text: (await answer.text()).trim() }
}

test('a page without data is rendered once for all, with the headers of its address and by any encoding', async () => {
  later(10)
  const first = await get('/login')
  const second = await get('/login', { 'x-forwarded-proto': 'https' })
  expect([first.text, second.text]).toEqual(['<p>/login 1</p>', '<p>/login 1</p>'])
  expect(rendered).toEqual(['/login'])
  for (const { answer } of [first, second]) {
    expect(answer.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    )
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  }
  expect(second.answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(second.answer.headers.get('strict-transport-security')).toBe('max-age=1')
  const etag = second.answer.headers.get('etag') ?? ''
  expect((await get('/login', { 'if-none-match': etag })).answer.status).toBe(304)
})

test.each(['/login?continue=%2Fcart', '/spares', '/orders/7', '/404', '/api/x', '/_app', '/nope'])(
  '%s is rendered for each visitor and for no cache',
  async (path) => {
    const answers = [await get(path), await get(path)]
    expect(rendered).toEqual([path, path])
    expect(answers[1]?.answer.headers.get('cache-control')).toContain('no-store')
  },
)

test('after an edit and after a minute it is rendered anew', async () => {
  later(100_000)
  const { text } = await get('/login')
  movedAt = Date.now() + 5
  later(10)
  expect((await get('/login')).text).not.toBe(text)
  expect(rendered).toHaveLength(2)
  later(59_000)
  await get('/login')
  expect(rendered).toHaveLength(2)
  later(2_000)
  await get('/login')
  expect(rendered).toHaveLength(3)
})

test('while the database is away the last one is shown, and a fault is never kept', async () => {
  later(400_000)
  status = 500
  await get('/login')
  status = 200
  const { text } = await get('/login')
  expect(rendered).toHaveLength(2)
  isSure = false
  later(3_600_000)
  expect((await get('/login')).text).toBe(text)
})
