import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

import type { Environment } from './environment'
import { StartProblem } from './problem'

// How long a shop killed a moment ago may still hold its port, ms.
const PATIENCE_MS = 2_000

export async function refuseBusyPort({ host, port }: Environment): Promise<void> {
  // For "localhost", a browser may try ::1 first and reach a different program there.
  const addresses = host === '127.0.0.1' ? [host, '::1'] : [host]
  for (const address of addresses) {
    const isExtra = address !== host
    const fault = await listenFault(address, port)
    if (!fault || (isExtra && fault !== 'EADDRINUSE')) continue
    throw new StartProblem(sentenceFor(fault, host, port))
  }
}

async function listenFault(host: string, port: number): Promise<string | undefined> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const fault = await tryToListen(host, port)
    if (fault !== 'EADDRINUSE' || Date.now() > deadline) return fault
    await pause(100)
  }
}

function tryToListen(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'))
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}

function sentenceFor(fault: string, host: string, port: number): string {
  if (fault === 'EADDRINUSE') {
    return (
      `Port ${port} is already in use by another program. ` +
      `Set PORT to a free one, for example: PORT=${port === 65_535 ? 3000 : port + 1} npm start`
    )
  }
  if (fault === 'EACCES')
    return `You don’t have permission to listen on port ${port}. Set PORT above 1023.`
  return `The shop cannot listen on HOST ${host}, port ${port} (${fault}).`
}
