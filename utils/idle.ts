/** Nobody waits longer than this for what was put off, milliseconds. */
const LONGEST_MS = 2_000
/** For browsers that do not tell when they are idle, milliseconds. */
const PAUSE_MS = 200

/**
 * Runs what can wait in a task of its own, once the browser has nothing else to do.
 * @returns calls it off
 */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, PAUSE_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: LONGEST_MS })
  return () => cancelIdleCallback(handle)
}
