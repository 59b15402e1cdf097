import type { TrustLevel } from './forum-trust'

/** Number of a new member's posts that moderators review before publication. */
const REVIEWED_POSTS = 2
/** Time during which an author can see a rejected post and the reason. */
export const REJECTED_MS = 30 * 24 * 3_600_000

/** @param stayed number of the member's published posts */
export function needsReview(level: TrustLevel, stayed: number): boolean {
  return level === 'new' && stayed < REVIEWED_POSTS
}
