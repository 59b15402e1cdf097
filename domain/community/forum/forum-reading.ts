/** Maximum number of read markers per request. */
export const MOST_READS = 50

/** The last post of a thread that a member has seen. */
export interface ReadMark {
  thread: number
  number: number
}

/** Returns the highest marker per thread, sorted by thread. */
export function highestMarks(marks: readonly ReadMark[]): ReadMark[] {
  const highest = new Map<number, number>()
  for (const { thread, number } of marks) {
    highest.set(thread, Math.max(number, highest.get(thread) ?? 0))
  }
  return [...highest]
    .map(([thread, number]) => ({ thread, number }))
    .sort((a, b) => a.thread - b.thread)
}

/**
 * Returns the number of unread posts; 0 for threads never opened, to avoid lists full of markers.
 * @param replies number of posts without the opening post
 */
export function unreadPosts(replies: number, read: number | undefined): number {
  return read === undefined ? 0 : Math.max(0, replies + 1 - read)
}
