import type { TrustLevel } from './forum-trust'

/** Number of a new member's posts that moderators review before publication. */
const REVIEWED_POSTS = 2

/** @param stayed number of the member's published posts */
export function needsReview(level: TrustLevel, stayed: number): boolean {
  return level === 'new' && stayed < REVIEWED_POSTS
}
