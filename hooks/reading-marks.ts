/** At most one write in this time, however much is read. */
const WRITE_MS = 5_000

interface ReadingMarks {
  /** A post that came into view. */
  see: (number: number) => void
  /** Writes what is not written yet, now. */
  flush: () => void
}

/**
 * Collects what a reader sees of one thread and writes the highest post now and then, not with every scroll. What
 * could not be written is written with the next.
 */
export function readingMarks(write: (number: number) => Promise<unknown>): ReadingMarks {
  let seen = 0
  let written = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (seen <= written) return
    const before = written
    const now = seen
    written = now
    write(now).catch(() => {
      if (written === now) written = before
    })
  }
  return {
    see(number) {
      if (number <= seen) return
      seen = number
      timer ??= setTimeout(flush, WRITE_MS)
    },
    flush,
  }
}
