import { timeout, TimeoutStrategy } from 'cockatiel'

import type { Deps } from '../deps'
import { clearFailures, delayRow, listFailingSteps, type Backoff } from './delays'
import type { ScheduledQueue, Work } from './queue'

export type JobDeps = Pick<Deps, 'db' | 'clock' | 'log'>

/** Timeout after which the next step starts. Steps are idempotent, as this one may still run. */
const STEP_MS = 55_000
const DAY_MS = 86_400_000

/** Each tick retries its steps anyway, so this only limits how long a failure is stored. */
const UNTIL_NEXT: Backoff = { skipped: 60, longestMs: DAY_MS, most: Infinity }

/** Stops waiting for the work at the time limit, without canceling it. @throws TaskCancelledError */
export const withTimeLimit = <Answer>(ms: number, work: () => Promise<Answer>): Promise<Answer> =>
  timeout(ms, TimeoutStrategy.Aggressive).execute(work, new AbortController().signal)

interface StepOptions {
  work: Work
  step: () => Promise<unknown>
  limitMs?: number
  /** Whether the step is known to have no recorded failure. */
  isClear?: boolean
}

/** Runs one step in isolation. Failures are logged, counted and shown to staff until it succeeds. */
export async function runStep(
  deps: JobDeps,
  { work, step, limitMs = STEP_MS, isClear = false }: StepOptions,
): Promise<void> {
  const { db, clock, log } = deps
  try {
    await withTimeLimit(limitMs, step)
    if (!isClear) await clearFailures(db, work, [0])
  } catch (error) {
    log.warn({ err: error, work }, 'step failed')
    await delayRow(db, { work, row: 0, now: clock.now(), backoff: UNTIL_NEXT, error }).catch(
      (thrown: unknown) => log.error({ err: thrown, work }, 'failure not counted'),
    )
  }
}

/** Runs a tick's steps in sequence; a failing or hanging step doesn't block the following ones. */
export async function runSteps(
  deps: JobDeps,
  round: ScheduledQueue,
  steps: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<void> {
  // Usually empty, which saves one statement per step.
  const failing = await listFailingSteps(deps.db, round).catch(() => null)
  for (const [name, step] of Object.entries(steps)) {
    const work: Work = `${round}/${name}`
    await runStep(deps, { work, step, isClear: failing?.has(work) === false })
  }
}
