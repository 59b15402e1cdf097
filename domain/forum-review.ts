import type { TrustLevel } from './forum-trust'

/** So many posts of a new member are read by a moderator before anyone else reads them. */
const REVIEWED_POSTS = 2
/** For so long an author sees what was rejected and why. */
export const REJECTED_MS = 30 * 24 * 3_600_000

/** @param stayed how many posts of the member everyone can read */
export function needsReview(level: TrustLevel, stayed: number): boolean {
  return level === 'new' && stayed < REVIEWED_POSTS
}
