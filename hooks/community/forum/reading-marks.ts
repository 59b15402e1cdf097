const WRITE_MS = 5_000

interface ReadingMarks {
  see: (number: number) => void
  flush: () => void
}

/** Throttles saving the highest post seen; a failed write is included in the next one. */
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
