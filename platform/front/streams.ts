import { once } from 'node:events'
import type { ServerResponse } from 'node:http'

const SILENCE_MS = 60_000

const open = new Set<ServerResponse>()

export const isStream = ({ headers }: Response) =>
  headers.get('content-type') === 'text/event-stream'

export async function passOn(response: ServerResponse, { status, headers, body }: Response) {
  response.statusCode = status
  headers.forEach((value, name) => void response.setHeader(name, value))
  response.flushHeaders()
  response.socket?.setNoDelay(true).setTimeout(SILENCE_MS, () => response.destroy())
  open.add(response)
  const reader = body?.getReader()
  response.once('close', () => {
    open.delete(response)
    void reader?.cancel().catch(() => undefined)
  })
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {}
    if (done || response.destroyed) break
    if (!response.write(value))
      await Promise.race([once(response, 'drain'), once(response, 'close')])
  }
  response.end()
}

/** Ends the streams of a stopping process, so that the clients reconnect elsewhere. */
export function endStreams(): void {
  for (const response of open) response.end()
}
