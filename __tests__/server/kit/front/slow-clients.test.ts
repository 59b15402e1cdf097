import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { Readable } from 'node:stream'

import { disconnectSlowClients, PATIENCE, TIME_LIMITS } from '@/platform/front/slow-clients'

/** Body size that exceeds the buffers at both ends. */
const LARGE = 24 * 2 ** 20
/** Limits 25 times as short as in production. */
const FAST = { checkEvery: 40, pace: 400, pause: 2_400, idle: 320 }
/** Limits three times as long, for clients that are slow but fast enough. */
const SLOWER = { checkEvery: 120, pace: 1_200, pause: 7_200, idle: 960 }
const TICK_MS = 10

let server: Server
let sockets: Socket[]
let clock: NodeJS.Timeout
beforeEach(() => {
  sockets = []
  // Time passes only while this process runs, because its clients rest whenever the machine lets it wait.
  let now = Date.now()
  clock = setInterval(() => (now += TICK_MS), TICK_MS)
  jest.spyOn(Date, 'now').mockImplementation(() => now)
})

async function listen(patience: typeof FAST, headersTimeout = 60_000): Promise<void> {
  const limits = { ...TIME_LIMITS, headersTimeout, connectionsCheckingInterval: 40 }
  server = createServer(limits, (request, response) => {
    const address = request.url ?? ''
    if (address === '/page') return response.end('a page')
    if (address === '/table') return response.end(Buffer.alloc(LARGE))
    if (address === '/file') return Readable.from(pieces()).pipe(response)
    if (address === '/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n')
      return setTimeout(() => response.end('data: late\n\n'), 4 * FAST.pace)
    }
    let bytes = 0
    request.on('data', (data: Buffer) => (bytes += data.length))
    request.on('end', () => response.end(String(bytes)))
  })
  disconnectSlowClients(server, patience)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
}
afterEach(() => {
  clearInterval(clock)
  jest.restoreAllMocks()
  for (const socket of sockets) socket.destroy()
  server.close()
})

function* pieces() {
  for (let at = 0; at < LARGE; at += 65_536) yield Buffer.alloc(65_536)
}

interface Client {
  send: string
  /** Data that is sent repeatedly. */
  more?: string
  everyMs?: number
  /** Bytes read before each pause of `everyMs`; everything is read if omitted. */
  reads?: number
}

/** @returns what was received until the connection closed, cut at about 2,000 characters */
function client({ send, more, everyMs = 40, reads }: Client): Promise<string> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve) => {
    let text = ''
    let bytes = 0
    const keep = (data: string) => (text.length < 2_000 ? (text += data) : text)
    const onread = {
      buffer: Buffer.alloc(reads ?? 65_536),
      callback: (length: number, data: Uint8Array) => {
        bytes += length
        keep(Buffer.from(data.subarray(0, length)).toString('latin1'))
        if (reads === undefined) return true
        setTimeout(() => socket.resume(), everyMs).unref()
        return false
      },
    }
    const socket = connect({ port, host: '127.0.0.1', onread })
    sockets.push(socket)
    socket.on('error', () => undefined)
    socket.write(send)
    const timer = setInterval(() => more !== undefined && socket.write(more), everyMs)
    socket.once('close', () => {
      clearInterval(timer)
      resolve(`${text.length < 2_000 ? text : ''}${bytes} bytes`)
    })
  })
}

const head = (line: string, ...others: string[]) =>
  [`${line} HTTP/1.1`, 'Host: shop', ...others].join('\r\n')
const whole = (line: string, ...others: string[]) => `${head(line, ...others)}\r\n\r\n`
const upload = (address: string, bytes: number) =>
  whole(`POST ${address}`, `Content-Length: ${bytes}`, 'Connection: close')

test.each<[string, Client]>([
  ['sends nothing', { send: '' }],
  ['sends blank lines', { send: '', more: '\r\n' }],
  ['sends its head by the byte', { send: `${head('GET /page')}\r\nX-Slow: `, more: 'a' }],
  ['sends blank lines after its answer', { send: whole('GET /page'), more: '\r\n' }],
  ['sends its next head by the byte', { send: `${whole('GET /page')}GET /pa`, more: 'a' }],
  ['sends its body by the byte', { send: upload('/contact', 90_000), more: 'a' }],
  ['reads a table by the byte', { send: whole('GET /table'), reads: 1 }],
  ['reads a file by the byte', { send: whole('GET /file'), reads: 1 }],
  [
    'asks for many pages and reads none',
    { send: whole('GET /table').repeat(60), more: '\r\n', reads: 1, everyMs: 600_000 },
  ],
])('a client that %s is dropped', async (_, slow) => {
  await listen(FAST, 200)
  // A client that doesn't read doesn't notice the end, so the server's socket is watched.
  const dropped = new Promise<void>((resolve) =>
    server.once('connection', (socket: Socket) => socket.once('close', () => resolve())),
  )
  void client(slow)
  await expect(dropped).resolves.toBeUndefined()
})

test.each(['table', 'file'])('a %s over a slow line arrives whole', async (kind) => {
  await listen(SLOWER)
  // 24 MB at 6 MB/s takes four times as long as a connection may stay open without progress.
  const answer = await client({
    ...{ send: whole(`GET /${kind}`, 'Connection: close'), reads: 65_536, everyMs: 10 },
  })
  expect(Number.parseInt(answer)).toBeGreaterThanOrEqual(LARGE)
})

test('a body over a slow line arrives whole', async () => {
  await listen(SLOWER)
  // 10 KB/s.
  const [piece, count] = [400, 100]
  const sent = client({ send: upload('/slow', piece * count), more: 'a'.repeat(piece) })
  await expect(sent).resolves.toContain(`\r\n\r\n${piece * count}`)
})

test('a stream of events may be silent', async () => {
  await listen(FAST)
  expect(await client({ send: whole('GET /events', 'Connection: close') })).toContain('data: late')
})

test('the limits of the shop drop a slow client within 15 seconds', () => {
  expect(Math.max(PATIENCE.pace, PATIENCE.idle) + 2 * PATIENCE.checkEvery).toBeLessThan(15_000)
})
