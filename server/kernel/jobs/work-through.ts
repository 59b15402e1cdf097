import { clearFailures, delayRow, type Backoff } from './delays'
import { inTurns } from './in-turns'
import type { Work } from './queue'
import { withTimeLimit, type JobDeps } from './steps'
import type { DueLimit } from './due-rows'

const BATCH = 50
const AT_ONCE = 4
/** What is left is first in the next round. */
const BUDGET_MS = 20_000
/** The slowest answer of a provider is within it. */
const ROW_MS = 30_000
const FIVE_MINUTES_MS = 300_000

/** What one row may take in pieces; the rest of it comes after others. */
const PIECES_MS = 10_000

/** From 8 s on: a round comes every 15 s. */
const BACKOFF = { skipped: 3, longestMs: FIVE_MINUTES_MS }

interface RowsOfRound {
  work: Work
  /** By `listDueRows`, which leaves out what is delayed. */
  list: (due: DueLimit) => Promise<{ id: number }[]>
  step: (id: number) => Promise<unknown>
  /** After so many failures a row is set aside for staff; by default it is never given up. */
  most?: number
  budgetMs?: number
}

/**
 * Works on all rows that are due, a few at once and each on its own. A row that fails, hangs, or is due all the same
 * afterwards moves behind the others by its backoff, so that none starves behind the oldest ones.
 */
export async function workThrough(deps: JobDeps, rows: RowsOfRound): Promise<void> {
  const { work, list, most = Infinity, budgetMs = BUDGET_MS } = rows
  const { db, clock } = deps
  const backoff = { ...BACKOFF, most }
  const round: Round = { end: null, tried: new Set() }
  for (;;) {
    const now = clock.now()
    const due = (await list({ now, limit: BATCH })).map(({ id }) => id)
    for (const row of due.filter((id) => round.tried.has(id))) {
      await delayRow(db, { work, row, now, backoff })
    }
    const left = due.filter((id) => !round.tried.has(id))
    if (left.length === 0 || isOver(round)) return
    // However long the list took, something is tried.
    round.end ??= performance.now() + budgetMs
    await tryRows(deps, rows, { ids: left, round, backoff })
  }
}

interface Round {
  /** When no row is begun anymore; null before the first one. */
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

/** Repeats a piece of work on one row while there is more of it, for a bounded time. */
export async function untilDone(piece: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PIECES_MS
  while ((await piece()) && performance.now() < end);
}
