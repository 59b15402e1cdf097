import { Client } from 'pg'

import { STREAM_BEAT_MS, type LiveKind } from '@/domain/live'

import type { Log } from '../ports/log'
import { CLOSED, LIVE_CHANNEL } from './announce'
import { BEAT, encodeEvent } from './encode'
import { createReaders, type Reader } from './readers'

/** What one process hears, and who of its readers hears it. */
export interface LiveHub {
  /** @returns a function that leaves */
  join(reader: Reader): () => void
  /** How many listen. */
  readonly size: number
  /** Ends every stream and the connection. */
  close(): Promise<void>
}

interface HubOptions {
  /** Of a session of its own: a pool of connections in transaction mode hears nothing. */
  url: string
  log: Pick<Log, 'warn'>
}

/** For work without readers. */
export const noReaders: LiveHub = {
  join: () => () => undefined,
  size: 0,
  close: async () => undefined,
}

/**
 * One connection per process that listens for as long as there are readers, who take none of the pool. When it breaks
 * it is opened again, and everybody is told to ask for what is shown.
 */
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
    missed() {
      const bytes = encodeEvent({ kind: 'reset', subject: '' })
      for (const reader of readers.everybody()) reader.send(bytes)
    },
  })
  let timer: NodeJS.Timeout | undefined

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
    get size() {
      return readers.size
    },
    async close() {
      for (const reader of readers.everybody()) reader.end()
      await connection.close()
    },
  }
}

const LISTEN_AGAIN_MS = 1_000

type HubSignal = LiveKind | typeof CLOSED

interface HubListeners {
  deliver(event: { id: number; topic: string; kind: HubSignal; subject: string }): void
  /** The connection was away for a while. */
  missed(): void
}

/** The connection that listens, while it is wanted. */
function listening({ url, log }: HubOptions, { deliver, missed }: HubListeners) {
  let client: Client | null = null
  let isWanted = false

  async function listen(isAgain: boolean): Promise<void> {
    const opened = new Client({ connectionString: url, application_name: 'shop live' })
    client = opened
    opened.on('notification', ({ payload = '' }) => deliver(parseEvent(payload)))
    opened.on('error', (error) => lost(opened, error))
    opened.on('end', () => lost(opened, null))
    try {
      await opened.connect()
      await opened.query(`listen ${LIVE_CHANNEL}`)
      if (isAgain) missed()
    } catch (error) {
      lost(opened, error)
    }
  }

  function lost(one: Client, error: unknown): void {
    if (client !== one) return
    client = null
    void one.end().catch(() => undefined)
    if (!isWanted) return
    log.warn({ err: error }, 'live connection lost')
    setTimeout(() => {
      if (isWanted && !client) void listen(true)
    }, LISTEN_AGAIN_MS).unref()
  }

  return {
    open(): void {
      if (!isWanted) void listen(false)
      isWanted = true
    },
    async close(): Promise<void> {
      isWanted = false
      const open = client
      client = null
      await open?.end().catch(() => undefined)
    },
  }
}

function parseEvent(payload: string) {
  const [id, topic, kind, subject] = JSON.parse(payload) as [number, string, HubSignal, string]
  return { id, topic, kind, subject }
}
