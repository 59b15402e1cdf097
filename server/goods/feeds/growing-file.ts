import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const CHUNK = 64 * 1024

export type GrowingFile = Awaited<ReturnType<typeof openGrowingFile>>

/**
 * Opens a temporary file that is read while it is being written, by any number of readers at their own speed. It has no
 * name, so that the system frees it when the last user closes it, also after a crash.
 */
export async function openGrowingFile() {
  const name = path.join(tmpdir(), `feed-${randomUUID()}`)
  const file = await open(name, 'wx+', 0o600)
  // Windows removes no open file: it then stays until the folder is cleaned.
  await rm(name).catch(() => undefined)
  const growth = new EventEmitter().setMaxListeners(0)
  let size = 0
  let users = 1
  let end: 'open' | 'complete' | { error: unknown } = 'open'

  async function leave(): Promise<void> {
    users -= 1
    if (users === 0) await file.close()
  }

  function finish(how: typeof end): void {
    end = how
    growth.emit('grown')
  }

  return {
    size: () => size,
    async write(chunk: Uint8Array): Promise<void> {
      await file.write(chunk, 0, chunk.length, size)
      size += chunk.length
      growth.emit('grown')
    },
    complete: () => finish('complete'),
    fail: (error: unknown) => finish({ error }),
    /** Waits for the first bytes. @throws what the writer failed with before */
    async begun(): Promise<void> {
      while (size === 0 && end === 'open') await once(growth, 'grown')
      if (size === 0 && typeof end === 'object') throw end.error
    },
    async *read(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
      users += 1
      try {
        for (let at = 0; ;) {
          if (at < size) {
            const room = new Uint8Array(Math.min(CHUNK, size - at))
            const { bytesRead } = await file.read(room, 0, room.length, at)
            at += bytesRead
            yield room.subarray(0, bytesRead)
          } else if (end === 'open') await once(growth, 'grown')
          else if (end === 'complete') return
          else throw end.error
        }
      } finally {
        await leave()
      }
    },
    /** Frees the file as soon as no one reads it. */
    drop: leave,
  }
}
