import { Client } from 'pg'

import { STREAM_BEAT_MS, type LiveKind } from '@/domain/kit/live'

import type { Log } from '../ports/log'
import { CLOSED, LIVE_CHANNEL } from './announce'
import { BEAT, encodeEvent } from './encode'
import { createReaders, type Reader } from './readers'

export interface LiveHub {
  /** @returns a function that unsubscribes */
  join(reader: Reader): () => void
  /** Resolves once events are being received. @throws the error of the database connection */
  ready(): Promise<void>
  readonly size: number
  close(): Promise<void>
}

interface HubOptions {
  /** URL of a direct connection, because LISTEN doesn't work through a pooler in transaction mode. */
  url: string
  log: Pick<Log, 'warn'>
}

export const noReaders: LiveHub = {
  join: () => () => undefined,
  ready: async () => undefined,
  size: 0,
  close: async () => undefined,
}

/** Holds one LISTEN connection per process. If it breaks, all streams close to reauthorize clients. */
export function createLiveHub(options: HubOptions): LiveHub {
  const readers = createReaders()
  const connection = listening(options, {
    deliver({ id, topic, kind, subject }) {
      if (kind === CLOSED) {
        for (const reader of readers.of(topic)) reader.end()
        return
      }
      const bytes = encodeEvent({ kind, subject }, id)
      for (const reader of readers.of(topic)) reader.send(bytes)
    },
    lost: endAll,
  })
  let timer: NodeJS.Timeout | undefined

  function endAll(): void {
    for (const reader of readers.everybody()) reader.end()
  }

  function beat(): void {
    const now = Date.now()
    for (const reader of readers.everybody()) {
      if (reader.endsAt <= now) reader.end()
      else reader.send(BEAT)
    }
  }

  function leave(reader: Reader): void {
    readers.remove(reader)
    if (readers.size > 0) return
    clearInterval(timer)
    timer = undefined
    void connection.close()
  }

  return {
    join(reader) {
      readers.add(reader)
      timer ??= setInterval(beat, STREAM_BEAT_MS).unref()
      connection.open()
      return () => leave(reader)
    },
    ready: connection.ready,
    get size() {
      return readers.size
    },
    async close() {
      endAll()
      await connection.close()
    },
  }
}

type HubSignal = LiveKind | typeof CLOSED

interface HubListeners {
  deliver(event: { id: number; topic: string; kind: HubSignal; subject: string }): void
  lost(): void
}

function listening({ url, log }: HubOptions, { deliver, lost }: HubListeners) {
  let current: { client: Client; isReady: Promise<void> } | null = null

  function open(): void {
    if (current) return
    const client = new Client({
      connectionString: url,
      application_name: 'shop live',
      keepAlive: true,
    })
    const onLost = (error: unknown) => {
      if (current?.client !== client) return
      current = null
      void client.end().catch(() => undefined)
      log.warn({ err: error }, 'live connection lost')
      lost()
    }
    client.on('notification', ({ payload = '' }) => deliver(parseEvent(payload)))
    client.on('error', onLost)
    client.on('end', () => onLost(null))
    const isReady = client
      .connect()
      .then(() => client.query(`listen ${LIVE_CHANNEL}`))
      .then(() => undefined)
    isReady.catch(onLost)
    current = { client, isReady }
  }

  return {
    open,
    async ready(): Promise<void> {
      await current?.isReady
    },
    async close(): Promise<void> {
      const client = current?.client
      current = null
      await client?.end().catch(() => undefined)
    },
  }
}

function parseEvent(payload: string) {
  const [id, topic, kind, subject] = JSON.parse(payload) as [number, string, HubSignal, string]
  return { id, topic, kind, subject }
}
