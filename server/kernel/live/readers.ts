export interface Reader {
  topics: readonly string[]
  /** Expiry of the reader's stream, in ms since 1970. */
  endsAt: number
  send(bytes: Uint8Array): void
  end(): void
}

export function createReaders() {
  const all = new Set<Reader>()
  const byTopic = new Map<string, Set<Reader>>()
  return {
    get size() {
      return all.size
    },
    add(reader: Reader): void {
      all.add(reader)
      for (const topic of reader.topics) {
        byTopic.set(topic, (byTopic.get(topic) ?? new Set<Reader>()).add(reader))
      }
    },
    remove(reader: Reader): void {
      all.delete(reader)
      for (const topic of reader.topics) {
        const others = byTopic.get(topic)
        others?.delete(reader)
        if (others?.size === 0) byTopic.delete(topic)
      }
    },
    /** A copy, because readers may be removed during iteration. */
    of: (topic: string): Reader[] => [...(byTopic.get(topic) ?? [])],
    everybody: (): Reader[] => [...all],
  }
}
