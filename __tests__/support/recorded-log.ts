import { Writable } from 'node:stream'

import { createLog } from '@/server/kernel/ports/log'

/** A log whose lines a test can read; each test begins without any. */
export function recordedLog() {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  beforeEach(() => void (lines.length = 0))
  return { lines, log: createLog(stream) }
}
