import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

import { LRUCache } from 'lru-cache'

import { openGrowingFile, type GrowingFile } from './growing-file'

/** Maximum size of all feeds on disk, bytes: one of 100,000 items takes 15 MB. */
const ROOM = 32 * 2 ** 20

/** Complete feeds by key, gzipped. */
const feeds = new LRUCache<string, GrowingFile>({
  maxSize: ROOM,
  dispose: (file) => void file.drop(),
})
const running = new Map<string, Promise<GrowingFile>>()
let queue = Promise.resolve()

export const feedTag = (key: string) => createHash('sha1').update(key).digest('base64url')

/**
 * Returns a feed that is complete or still being written. It is made once per key for all clients, and one
 * feed after the other, so that the memory of all is that of one.
 */
export async function openFeed(
  key: string,
  make: () => AsyncGenerator<string>,
): Promise<GrowingFile> {
  const known = feeds.get(key)
  if (known) return known
  const started = running.get(key) ?? start(key, make)
  running.set(key, started)
  // Without a file there is nothing to wait for, so the next request tries again.
  return started.catch((error: unknown) => {
    running.delete(key)
    throw error
  })
}

async function start(key: string, make: () => AsyncGenerator<string>): Promise<GrowingFile> {
  const file = await openGrowingFile()
  queue = queue
    .then(() => fill(file, make()))
    .then((isComplete) => {
      running.delete(key)
      const size = Math.max(1, file.size())
      if (isComplete && size <= ROOM) feeds.set(key, file, { size })
      else void file.drop()
    })
  return file
}

async function fill(file: GrowingFile, pieces: AsyncGenerator<string>): Promise<boolean> {
  try {
    await pipeline(
      Readable.from(pieces, { objectMode: true, highWaterMark: 1 }),
      createGzip(),
      async (chunks: AsyncIterable<Uint8Array>) => {
        for await (const chunk of chunks) await file.write(chunk)
      },
    )
    file.complete()
    return true
  } catch (error) {
    file.fail(error)
    return false
  }
}
