/** Undo window of deletions; afterward the texts are erased. */
export const UNDO_WINDOW_MS = 24 * 3_600_000

interface DeletionState {
  /** Null if the account was erased. */
  deletedBy: number | null
  author: number | null
}

/** Allows the deleter to restore, and administrators unless the author withdrew the text. */
export function mayRestore(
  { deletedBy, author }: DeletionState,
  { userId, isAdmin }: { userId: number | null; isAdmin: boolean },
): boolean {
  if (userId === null) return false
  return deletedBy === userId || (isAdmin && deletedBy !== author)
}
