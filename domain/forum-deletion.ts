/** For so long what was deleted can be taken back; then its words go for good. */
export const UNDO_WINDOW_MS = 24 * 3_600_000

interface DeletionState {
  /** Null if the account is gone. */
  deletedBy: number | null
  author: number | null
}

/**
 * Whoever deleted something takes it back. Administrators also restore what one of them deleted, but not what its author
 * did: nobody else decides about words that were withdrawn.
 */
export function mayRestore(
  { deletedBy, author }: DeletionState,
  { userId, isAdmin }: { userId: number | null; isAdmin: boolean },
): boolean {
  if (userId === null) return false
  return deletedBy === userId || (isAdmin && deletedBy !== author)
}
