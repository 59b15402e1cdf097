import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import zlib from 'node:zlib'

import { front } from '@/platform/front/front'
import type { Handler } from '@/platform/front/handler'
import { listen } from '@/__tests__/support/api/local-server'
import { aBuild } from '@/__tests__/support/front-build'

const PAGE = `<h1>Nyx – für alle</h1>${'<p>An electric bike.</p>'.repeat(200)}`
const SHARED = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=60' }

const pack = { br: jest.spyOn(zlib, 'brotliCompressSync'), gzip: jest.spyOn(zlib, 'gzipSync') }
const open: Server[] = []
let build: Awaited<ReturnType<typeof aBuild>>
beforeAll(async () => {
  build = await aBuild()
})
afterAll(() => build.remove())
afterEach(() => {
  for (const server of open.splice(0)) server.close()
  jest.clearAllMocks()
})

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

async function shopOf(handler: Handler) {
  const server = createServer(front(build.folder, handler))
  open.push(server)
  const origin = await listen(server)
  return (headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const clientRequest = request(origin, { method, headers }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        )
      })
      clientRequest.on('error', reject).end()
    })
}

const answering =
  (
    headers: Record<string, string | string[]>,
    body: () => string = () => PAGE,
    status = 200,
  ): Handler =>
  (_, response) => {
    response.statusCode = status
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.end(body())
  }

const unpacked = ({ headers, body }: Answer): string => {
  if (headers['content-encoding'] === 'br') return zlib.brotliDecompressSync(body).toString()
  if (headers['content-encoding'] === 'gzip') return zlib.gunzipSync(body).toString()
  return body.toString()
}

describe('a page that is the same for everybody', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('arrives in the smallest form for %j', async (accepted, encoding) => {
    const get = await shopOf(answering(SHARED))
    const answer = await get({ 'accept-encoding': accepted })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['content-length']).toBe(String(answer.body.length))
    expect(answer.headers.vary).toBe('Accept-Encoding')
    expect(unpacked(answer)).toBe(PAGE)
  })

  it('is compressed once in each form, however many ask', async () => {
    const get = await shopOf(answering(SHARED))
    const all = ['br', 'gzip', 'br', 'gzip', 'br'].map((one) => get({ 'accept-encoding': one }))
    expect((await Promise.all(all)).map(unpacked)).toEqual(Array(5).fill(PAGE))
    expect(pack.br).toHaveBeenCalledTimes(1)
    expect(pack.gzip).toHaveBeenCalledTimes(1)
  })

  it('is sent anew as soon as it is another one of the same length', async () => {
    let page = PAGE
    const get = await shopOf(answering(SHARED, () => page))
    const first = await get({ 'accept-encoding': 'br' })
    page = PAGE.replace('Nyx', 'Xyn')
    const known = { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) }
    const second = await get(known)
    expect(second.status).toBe(200)
    expect(unpacked(second)).toBe(page)
    expect(second.headers.etag).not.toBe(first.headers.etag)
  })

  it('is not sent to who has it', async () => {
    const get = await shopOf(answering(SHARED))
    const etag = String((await get()).headers.etag)
    for (const known of [etag, etag.slice('W/'.length), `"other", ${etag}`, '*']) {
      const answer = await get({ 'if-none-match': known, 'accept-encoding': 'br' })
      expect([answer.status, answer.body.length]).toEqual([304, 0])
      expect(answer.headers).toMatchObject({ etag, 'cache-control': 's-maxage=60' })
    }
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('has neither name nor a 304 where a page is missing, but is compressed once too', async () => {
    const get = await shopOf(answering(SHARED, undefined, 404))
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await get({ 'accept-encoding': 'br', 'if-none-match': '*' })
      expect([answer.status, answer.headers.etag, unpacked(answer)]).toEqual([404, undefined, PAGE])
    }
    expect(pack.br).toHaveBeenCalledTimes(1)
  })

  it('has no body for HEAD', async () => {
    const get = await shopOf(answering({ ...SHARED, 'content-length': '4519' }))
    const answer = await get({ 'accept-encoding': 'br' }, 'HEAD')
    expect([answer.status, answer.body.length]).toEqual([200, 0])
  })
})

describe('passes through, compressed by what is usual,', () => {
  it.each<[string, Record<string, string | string[]>, number]>([
    ['what belongs to one visitor', { ...SHARED, 'cache-control': 'private, no-store' }, 200],
    ['what sets a cookie', { ...SHARED, 'set-cookie': ['a=1'] }, 200],
    ['what says nothing of caches', { 'content-type': 'text/html' }, 200],
    ['what failed', SHARED, 500],
  ])('%s', async (_, headers, status) => {
    const get = await shopOf(answering(headers, undefined, status))
    const answer = await get({ 'accept-encoding': 'gzip', 'if-none-match': '*' })
    expect([answer.status, answer.headers.etag]).toEqual([status, undefined])
    expect(answer.headers['content-encoding']).toBe('gzip')
    expect(unpacked(answer)).toBe(PAGE)
    expect(pack.gzip).not.toHaveBeenCalled()
  })

  it('what is written in parts', async () => {
    const get = await shopOf((_, response) => {
      response.writeHead(200, SHARED)
      response.write(PAGE)
      response.end(PAGE)
    })
    expect(unpacked(await get({ 'accept-encoding': 'gzip' }))).toBe(PAGE + PAGE)
  })

  it('and as it is: a picture, and what is short', async () => {
    const picture = await shopOf(answering({ ...SHARED, 'content-type': 'image/png' }))
    expect((await picture({ 'accept-encoding': 'br' })).headers['content-encoding']).toBe(undefined)
    const short = await shopOf(answering(SHARED, () => 'OK'))
    expect((await short({ 'accept-encoding': 'br' })).body.toString()).toBe('OK')
  })
})

describe('what fails', () => {
  it.each<[string, Handler]>([
    [
      'at once',
      () => {
        throw new Error('broken')
      },
    ],
    [
      'later',
      async () => {
        await Promise.resolve()
        throw new Error('broken')
      },
    ],
  ])('%s is a 500, is logged, and the next one is answered', async (_, broken) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    let isBroken = true
    const get = await shopOf((request, response) =>
      isBroken ? broken(request, response) : answering(SHARED)(request, response),
    )
    const answer = await get()
    expect([answer.status, answer.body.toString()]).toEqual([500, 'Internal Server Error'])
    expect(log).toHaveBeenCalledWith('GET / failed:', expect.stringContaining('"broken"'))
    isBroken = false
    expect((await get()).status).toBe(200)
    log.mockRestore()
  })
})
