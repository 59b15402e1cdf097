import { clearFailures, delayRow, type Backoff } from './delays'
import { inTurns } from './in-turns'
import type { Work } from './queue'
import { withTimeLimit, type JobDeps } from './steps'
import type { DueLimit } from './due-rows'

const BATCH = 50
const AT_ONCE = 4
/** Time limit of a tick; the remaining rows are processed first in the next tick. */
const BUDGET_MS = 20_000
/** Longer than the slowest response of a provider. */
const ROW_MS = 30_000
const FIVE_MINUTES_MS = 300_000

/** Time limit for the chunks of one row; the rest follows after other rows. */
const PIECES_MS = 10_000

/** Starts at 8 s, because a tick runs every 15 s. */
const SKIPPED = 3

interface RowsOfRound {
  work: Work
  /** Must use `listDueRows`, which excludes delayed rows. */
  list: (due: DueLimit) => Promise<{ id: number }[]>
  step: (id: number) => Promise<unknown>
  /** Number of failures after which a row is set aside for staff; by default never. */
  most?: number
  budgetMs?: number
  /** Longest backoff. */
  longestMs?: number
}

/** Processes all due rows in isolation. Backoff moves failing rows behind others, so none starves. */
export async function workThrough(deps: JobDeps, rows: RowsOfRound): Promise<void> {
  const { work, list, most = Infinity, budgetMs = BUDGET_MS, longestMs = FIVE_MINUTES_MS } = rows
  const { db, clock } = deps
  const backoff = { skipped: SKIPPED, longestMs, most }
  const round: Round = { end: null, tried: new Set() }
  for (;;) {
    const now = clock.now()
    const due = (await list({ now, limit: BATCH })).map(({ id }) => id)
    for (const row of due.filter((id) => round.tried.has(id))) {
      await delayRow(db, { work, row, now, backoff })
    }
    const left = due.filter((id) => !round.tried.has(id))
    if (left.length === 0 || isOver(round)) return
    // The time limit starts after the query, so that a slow query still leaves time for rows.
    round.end ??= performance.now() + budgetMs
    await tryRows(deps, rows, { ids: left, round, backoff })
  }
}

interface Round {
  /** Time after which no row is started; null before the first row. */
  end: number | null
  tried: Set<number>
}

const isOver = ({ end }: Round) => end !== null && performance.now() > end

interface RowTries {
  ids: readonly number[]
  round: Round
  backoff: Backoff
}

async function tryRows(
  { db, clock, log }: JobDeps,
  { work, step }: RowsOfRound,
  { ids, round, backoff }: RowTries,
): Promise<void> {
  const done: number[] = []
  await inTurns(ids, AT_ONCE, async (row) => {
    if (isOver(round)) return
    try {
      await withTimeLimit(ROW_MS, () => step(row))
      round.tried.add(row)
      done.push(row)
    } catch (error) {
      log.warn({ err: error, work, row }, 'row failed')
      await delayRow(db, { work, row, now: clock.now(), backoff, error })
    }
  })
  await clearFailures(db, work, done)
}

/** Repeats chunks of work on one row until it is done or the time limit is reached. */
export async function untilDone(piece: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PIECES_MS
  while ((await piece()) && performance.now() < end);
}
