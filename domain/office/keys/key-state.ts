/** In the order of their list. */
export const KEY_STATES = ['active', 'unmade', 'expired', 'orphaned', 'revoked'] as const
export type KeyState = (typeof KEY_STATES)[number]

interface KeyFacts {
  isMade: boolean
  isRevoked: boolean
  /** Whether who made it may still use the back office. */
  hasMaker: boolean
  expires_at: string | null
}

/** Whether requests with a key are answered, and if not, why. @param at the present moment */
export function keyState({ isMade, isRevoked, hasMaker, expires_at }: KeyFacts, at: string) {
  if (isRevoked) return 'revoked'
  if (!isMade) return 'unmade'
  if (expires_at !== null && expires_at <= at) return 'expired'
  return hasMaker ? 'active' : 'orphaned'
}
