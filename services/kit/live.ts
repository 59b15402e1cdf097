import { createParser } from 'eventsource-parser'

import { liveRoutes, type LiveQuery } from '@/contract/kit/live'
import type { LiveEvent } from '@/domain/kit/live'

import type { Http } from '@/services/http/http'

export type { LiveQuery } from '@/contract/kit/live'

export interface LiveOptions {
  /** Id of the last received event; null before the first. */
  after: string | null
  signal: AbortSignal
  hear: (event: LiveEvent, id: string | null) => void
}

/** Timeout of a silent connection (ms), a bit more than two heartbeat intervals. */
const SILENCE_MS = 45_000

export function liveService(http: Http) {
  return {
    /** Receives events until the stream ends. @throws ApiFailure if it can't open; any error if broken */
    async open(query: LiveQuery, { after, signal, hear }: LiveOptions): Promise<void> {
      const client = await http.client()
      const quiet = new AbortController()
      const { data } = await client.request<ReadableStream<Uint8Array>>({
        route: liveRoutes.events,
        url: liveRoutes.events.path,
        params: query,
        adapter: 'fetch',
        responseType: 'stream',
        signal: AbortSignal.any([signal, quiet.signal]),
        headers: { accept: 'text/event-stream', ...(after ? { 'Last-Event-ID': after } : {}) },
      })
      const parser = createParser({
        onEvent: ({ data: text, id }) => hear(JSON.parse(text) as LiveEvent, id ?? null),
      })
      const reader = data.getReader()
      const decoder = new TextDecoder()
      for (;;) {
        const timer = setTimeout(() => quiet.abort(), SILENCE_MS)
        const { done, value } = await reader.read().finally(() => clearTimeout(timer))
        if (done) return
        parser.feed(decoder.decode(value, { stream: true }))
      }
    },
  }
}
