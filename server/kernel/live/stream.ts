import { STREAM_LIFE_MS } from '@/domain/kit/live'

import { OPENING } from './encode'
import type { LiveHub } from './hub'

/** A reader with this many pending messages is disconnected; it reconnects and replays missed events. */
const MOST_WAITING = 64
/** Jitter, so that streams that started at the same time don't end at the same time. */
const SPREAD = 0.2

export function liveStream(
  hub: LiveHub,
  topics: readonly string[],
): { stream: ReadableStream<Uint8Array<ArrayBuffer>>; send: (bytes: Uint8Array) => void } {
  let send: (bytes: Uint8Array) => void = () => undefined
  let leave: () => void = () => undefined
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start(controller) {
        const end = () => {
          leave()
          send = () => undefined
          controller.close()
        }
        send = (bytes) => {
          if ((controller.desiredSize ?? 0) <= 0) end()
          else controller.enqueue(bytes as Uint8Array<ArrayBuffer>)
        }
        const life = STREAM_LIFE_MS * (1 - SPREAD * Math.random())
        send(OPENING)
        leave = hub.join({
          topics,
          endsAt: Date.now() + life,
          send: (bytes) => send(bytes),
          end,
        })
      },
      cancel: () => leave(),
    },
    { highWaterMark: MOST_WAITING },
  )
  return { stream, send: (bytes) => send(bytes) }
}
