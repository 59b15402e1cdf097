import { createServer, connect, type Socket } from 'node:net'

/** Lighthouse's “slow 4G”: 1.6 Mbit/s and a round trip of 150 ms. */
const DOWN_BYTES_PER_MS = 1_638.4 / 8
const ONE_WAY_MS = 75

export interface SlowLine {
  origin: string
  bytes(): number
  close(): void
}

/** Proxies the shop at a phone's bandwidth and latency, because Chromium's emulation skips workers. */
export function slowLine(origin: string): Promise<SlowLine> {
  const shopPort = Number(new URL(origin).port)
  const sockets = new Set<Socket>()
  let [bytes, isFreeAt] = [0, 0]
  const server = createServer((visitor) => {
    const shop = connect(shopPort, 'localhost')
    for (const socket of [visitor, shop]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    flow(visitor, shop, () => performance.now() + ONE_WAY_MS)
    flow(shop, visitor, (length) => {
      bytes += length
      // All connections share the bandwidth.
      isFreeAt = Math.max(isFreeAt, performance.now()) + length / DOWN_BYTES_PER_MS
      return isFreeAt + ONE_WAY_MS
    })
  })
  return new Promise((resolve) => {
    server.listen(0, 'localhost', () => {
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : undefined
      const close = () => {
        server.close()
        for (const socket of sockets) socket.destroy()
      }
      resolve({ origin: `http://localhost:${port}`, bytes: () => bytes, close })
    })
  })
}

/** Forwards chunks in order, each at its arrival time. */
function flow(from: Socket, to: Socket, arrival: (length: number) => number): void {
  const waiting: { at: number; data: Buffer | null }[] = []
  const next = () => {
    const [first] = waiting
    if (!first) return
    const wait = first.at - performance.now()
    if (wait > 0.5) return void setTimeout(next, wait)
    waiting.shift()
    if (first.data) to.write(first.data)
    else to.end()
    next()
  }
  const take = (data: Buffer | null) => {
    waiting.push({ at: arrival(data?.length ?? 0), data })
    if (waiting.length === 1) next()
  }
  from.on('data', take)
  from.on('end', () => take(null))
}
