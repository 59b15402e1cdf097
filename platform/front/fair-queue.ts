/**
 * First in, first out for each client, and the clients take turns: a client that sends a thousand requests waits behind
 * them alone.
 */
export function fairQueue<Entry extends object>() {
  // A map and its sets iterate in the order of insertion.
  const byClient = new Map<string, Set<Entry>>()

  /** @returns whether it was still there */
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
    /** The next entry of the client whose turn it is. */
    shift(): Entry | undefined {
      const [client, own] = byClient.entries().next().value ?? []
      const [entry] = own ?? []
      if (client === undefined || !own || !entry) return undefined
      remove(client, entry)
      // Behind the others.
      if (byClient.delete(client)) byClient.set(client, own)
      return entry
    },
    /** Removes and returns the entries at the front of each client that meet a condition. */
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
