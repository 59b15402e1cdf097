const FIRST_MS = 1_000
export const LONGEST_MS = 3_600_000

/** Returns the next attempt by exponential backoff with jitter: 1 s, 2 s, 4 s … up to an hour. */
export function retryMoment(now: Date, attempts: number, longestMs = LONGEST_MS): Date {
  const wait = Math.min(FIRST_MS * 2 ** (attempts - 1), longestMs)
  return new Date(now.getTime() + wait * (1 + Math.random() * 0.1))
}
