const FIRST_MS = 1_000
export const LONGEST_MS = 3_600_000

/** When to try again: after 1 s, 2 s, 4 s … up to an hour, a little spread so that not all come at once. */
export function retryMoment(now: Date, attempts: number, longestMs = LONGEST_MS): Date {
  const wait = Math.min(FIRST_MS * 2 ** (attempts - 1), longestMs)
  return new Date(now.getTime() + wait * (1 + Math.random() * 0.1))
}
