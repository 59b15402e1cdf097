/** Marks that one request may set or ask for. */
export const MOST_READS = 50

/** The highest post of a thread that a member has seen. */
export interface ReadMark {
  thread: number
  number: number
}

/** One mark per thread, the highest, by thread. */
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
 * Posts that were written since a member last read a thread. Threads they never opened have none, so that a list of
 * strange threads isn’t full of marks.
 * @param replies without the opening post
 * @param read the mark of the member
 */
export function unreadPosts(replies: number, read: number | undefined): number {
  return read === undefined ? 0 : Math.max(0, replies + 1 - read)
}
