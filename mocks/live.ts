import { HttpResponse, type HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'

import { mock } from './mock'

const BEAT_MS = 20_000

/** Serves an event stream without events: the mock shop's only page gets its changes in responses. */
export function liveHandlers(): HttpHandler[] {
  return [
    mock(api.live.events, apiSchemas.live.events, () => {
      throw new HttpResponse(idleStream(), {
        headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform' },
      })
    }),
  ]
}

function idleStream(): ReadableStream<Uint8Array> {
  const beat = new TextEncoder().encode(': \n\n')
  let timer: ReturnType<typeof setInterval> | undefined
  return new ReadableStream({
    start(controller) {
      controller.enqueue(beat)
      timer = setInterval(() => controller.enqueue(beat), BEAT_MS)
    },
    cancel: () => clearInterval(timer),
  })
}
