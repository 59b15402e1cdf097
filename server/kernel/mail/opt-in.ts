import { randomBytes } from 'node:crypto'

import { sha256 } from '../ports/ids'

const LIFE_MS = 48 * 3_600_000
/** Limits against flooding another person's mailbox: one confirmation email per 5 minutes, and 5 unanswered ones. */
const ASK_AGAIN_MS = 5 * 60_000
const MOST_QUESTIONS = 5

/** Columns of a new double opt-in question, and the token of its link, of which only the hash is stored. */
export function newQuestion(now: Date) {
  const token = randomBytes(32).toString('base64url')
  const expires_at = new Date(now.getTime() + LIFE_MS)
  return { token, question: { token_hash: sha256(token), asked_at: now, expires_at } }
}

export function mayAskAgain(
  { asked_at, times_asked }: { asked_at: Date; times_asked: number },
  now: Date,
): boolean {
  return times_asked < MOST_QUESTIONS && now.getTime() - asked_at.getTime() >= ASK_AGAIN_MS
}
