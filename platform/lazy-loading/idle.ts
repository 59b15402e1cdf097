const LONGEST_MS = 2_000

// Safari has no `requestIdleCallback`.
const hasIdle =
  process.env.TRICK_LATE_LOADING !== 'off' && typeof requestIdleCallback !== 'undefined'

/** Runs work in its own task when the browser is idle; returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  const handle = hasIdle ? requestIdleCallback(task, { timeout: LONGEST_MS }) : setTimeout(task, 99)
  return () => (hasIdle ? cancelIdleCallback : clearTimeout)(handle as number)
}
