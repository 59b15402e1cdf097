/** FIFO queue per client, with round-robin between clients, so that a client delays only itself. */
export function fairQueue<Entry extends object>() {
  // Maps and sets iterate in insertion order.
  const byClient = new Map<string, Set<Entry>>()

  /** @returns whether the entry was still queued */
  function remove(client: string, entry: Entry): boolean {
    const own = byClient.get(client)
    if (!own?.delete(entry)) return false
    if (own.size === 0) byClient.delete(client)
    return true
  }

  return {
    push(client: string, entry: Entry): void {
      const own = byClient.get(client) ?? new Set()
      byClient.set(client, own.add(entry))
    },
    remove,
    /** Removes and returns the next entry in turn, considering only clients that may start one. */
    shift(mayStart: (client: string) => boolean): Entry | undefined {
      for (const [client, own] of byClient) {
        const [entry] = own
        if (!entry || !mayStart(client)) continue
        remove(client, entry)
        if (byClient.delete(client)) byClient.set(client, own)
        return entry
      }
      return undefined
    },
    /** Removes and returns the leading entries of each client's queue that meet a condition. */
    removeWhile(meets: (entry: Entry) => boolean): Entry[] {
      const removed: Entry[] = []
      for (const [client, own] of byClient)
        for (const entry of own) {
          if (!meets(entry)) break
          removed.push(entry)
          remove(client, entry)
        }
      return removed
    },
  }
}
