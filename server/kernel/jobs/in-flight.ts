/** Tracks unfinished work, because the job library doesn't wait for the last of its queries. */
export function inFlight() {
  const open = new Set<Promise<unknown>>()
  return {
    watch<Answer>(work: Promise<Answer>): Promise<Answer> {
      const ended = work.then(noop, noop).finally(() => open.delete(ended))
      open.add(ended)
      return work
    },
    /** Resolves once nothing is pending, including work that pending work started. */
    async settled(): Promise<void> {
      while (open.size > 0) {
        await Promise.all(open)
        await new Promise(setImmediate)
      }
    },
  }
}

const noop = () => {}
