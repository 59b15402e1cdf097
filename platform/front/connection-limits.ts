import type { Server } from 'node:http'
import type { Socket } from 'node:net'

import { addressBlock } from '@/utils/client-address'

/** Maximum numbers of connections; each takes about 20 KB. */
const LIMITS = { inAll: 10_000, perAddress: 5_000 }

export function limitConnections(server: Server, { inAll, perAddress } = LIMITS): void {
  server.maxConnections = inAll
  // Behind proxies all clients have the same address.
  if (Number(process.env.TRUSTED_PROXIES || 0) > 0) return
  const open = new Map<string, number>()
  server.prependListener('connection', (socket: Socket) => {
    const address = addressBlock(socket.remoteAddress ?? '')
    const count = (open.get(address) ?? 0) + 1
    if (count > perAddress) return socket.destroy()
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}
