import { timeout, TimeoutStrategy } from 'cockatiel'

import type { Deps } from '../deps'
import { clearFailures, delayRow, listFailingSteps, type Backoff } from './delays'
import type { ScheduledQueue, Work } from './queue'

export type JobDeps = Pick<Deps, 'db' | 'clock' | 'log'>

/** A step that hangs holds up the next one no longer than this. Steps are safe to repeat, so it may go on by itself. */
const STEP_MS = 55_000
const DAY_MS = 86_400_000

/** Each round tries its steps again, so this is only how long a failure is remembered. */
const UNTIL_NEXT: Backoff = { skipped: 60, longestMs: DAY_MS, most: Infinity }

/** Ends a wait, not the work. @throws TaskCancelledError */
export const withTimeLimit = <Answer>(ms: number, work: () => Promise<Answer>): Promise<Answer> =>
  timeout(ms, TimeoutStrategy.Aggressive).execute(work, new AbortController().signal)

interface StepOptions {
  work: Work
  step: () => Promise<unknown>
  limitMs?: number
  /** Whether it's known that it didn't fail before. */
  isClear?: boolean
}

/** Runs one step on its own. What fails is logged and counted, and seen by staff until it succeeds. */
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

/** The steps of a round, one after the other: one that fails or hangs holds up none behind it. */
export async function runSteps(
  deps: JobDeps,
  round: ScheduledQueue,
  steps: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<void> {
  // Nearly always none: a statement less for each step.
  const failing = await listFailingSteps(deps.db, round).catch(() => null)
  for (const [name, step] of Object.entries(steps)) {
    const work: Work = `${round}/${name}`
    await runStep(deps, { work, step, isClear: failing?.has(work) === false })
  }
}
