import type { LiveEvent } from '@/domain/kit/live'

const encoder = new TextEncoder()

/** Encodes a server-sent event; all readers share the bytes. */
export function encodeEvent({ kind, subject }: LiveEvent, id?: number): Uint8Array {
  const name = id === undefined ? '' : `id: ${id}\n`
  return encoder.encode(`${name}data: ${JSON.stringify({ kind, subject })}\n\n`)
}

/** Heartbeat, a comment line that clients ignore. */
export const BEAT = encoder.encode(': \n\n')

/** Reconnection delay of browsers, in ms. */
export const OPENING = encoder.encode('retry: 1000\n\n')
