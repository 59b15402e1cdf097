/** Nobody waits longer than this for what was put off, milliseconds. */
const LONGEST_MS = 2_000

// Safari does not tell when it is idle.
const hasIdle =
  process.env.TRICK_LATE_LOADING !== 'off' && typeof requestIdleCallback !== 'undefined'

/**
 * Runs what can wait in a task of its own, once the browser has nothing else to do.
 * @returns calls it off
 */
export function whenIdle(task: () => void): () => void {
  const handle = hasIdle ? requestIdleCallback(task, { timeout: LONGEST_MS }) : setTimeout(task, 99)
  return () => (hasIdle ? cancelIdleCallback : clearTimeout)(handle as number)
}
