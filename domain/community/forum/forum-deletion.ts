/** Time in which a deletion can be undone; afterward, the text is erased. */
export const UNDO_WINDOW_MS = 24 * 3_600_000

interface DeletionState {
  /** Null if the account of the user who deleted it was erased. */
  deletedBy: number | null
  author: number | null
}

/** Whether a user may restore: if they deleted it, or as an administrator unless the author did. */
export function mayRestore(
  { deletedBy, author }: DeletionState,
  { userId, isAdmin }: { userId: number | null; isAdmin: boolean },
): boolean {
  if (userId === null) return false
  return deletedBy === userId || (isAdmin && deletedBy !== author)
}
