import type { LiveEvent } from '@/domain/live'

const encoder = new TextEncoder()

/** One event in the form of server-sent events, the same bytes for all who hear it. */
export function encodeEvent({ kind, subject }: LiveEvent, id?: number): Uint8Array {
  const name = id === undefined ? '' : `id: ${id}\n`
  return encoder.encode(`${name}data: ${JSON.stringify({ kind, subject })}\n\n`)
}

/** A line that no reader hears: it shows that the connection is alive. */
export const BEAT = encoder.encode(': \n\n')

/** After how many ms a browser opens a stream that ended. */
export const OPENING = encoder.encode('retry: 1000\n\n')
