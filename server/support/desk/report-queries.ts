import { and, avg, count, desc, eq, gte, isNotNull, lt, ne, sql } from 'drizzle-orm'

import { BACKLOG_AGES } from '@/domain/office/support/desk'
import type { TicketTopic } from '@/domain/community/support/ticket'
import type { Db } from '@/server/kernel/db/client'
import { tickets, ticketSearches } from '@/server/kernel/db/schema/community/support'

import { IS_LISTED, WAITS_FOR_US } from '../tickets/conditions'
import { isOverdue } from './conditions'

export interface Span {
  from: Date
  to: Date
}

const HOUR_MS = 3_600_000
const spread = (ms: ReturnType<typeof sql>, share: number) =>
  sql<
    number | null
  >`round(percentile_disc(${sql.raw(String(share))}) within group (order by ${ms}))`.mapWith(
    (value: string | null) => (value === null ? null : Number(value)),
  )

/** Counts the tickets opened in a period, with the support hours until their first answer. */
export async function readOpened(db: Db, { from, to }: Span) {
  const ms = sql`${tickets.first_answer_ms}`
  const [row] = await db
    .select({
      opened: count(),
      count: sql<number>`count(${ms})::int`,
      median_ms: spread(ms, 0.5),
      p90_ms: spread(ms, 0.9),
    })
    .from(tickets)
    .where(and(IS_LISTED, gte(tickets.created_at, from), lt(tickets.created_at, to)))
  const { opened = 0, ...first_answer } = row ?? {}
  return { opened, first_answer: { ...NOTHING, ...first_answer } }
}

const NOTHING = { count: 0, median_ms: null, p90_ms: null }

/** Counts tickets closed in a period, except merged ones, which are resolved in their target. */
export async function readClosed(db: Db, { from, to }: Span) {
  const ms = sql`${tickets.clock_spent_ms}`
  const [row] = await db
    .select({ count: count(), median_ms: spread(ms, 0.5), p90_ms: spread(ms, 0.9) })
    .from(tickets)
    .where(
      and(
        IS_LISTED,
        sql`${tickets.merged_into} is null`,
        gte(tickets.closed_at, from),
        lt(tickets.closed_at, to),
      ),
    )
  return { ...NOTHING, ...row }
}

export async function readBacklog(db: Db, now: Date) {
  const hours = sql`extract(epoch from ${now.toISOString()}::timestamptz - ${tickets.created_at}) * 1000 / ${HOUR_MS}`
  const rows = await db
    .select({
      hours: sql<number>`floor(${hours})::int`,
      count: sql<number>`count(*)::int`,
      overdue: sql<number>`count(*) filter (where ${isOverdue(now)})::int`,
    })
    .from(tickets)
    .where(WAITS_FOR_US)
    .groupBy(sql`1`)
  const ageOf = (days: number) => BACKLOG_AGES.find(([, end]) => days < end)?.[0] ?? 'older'
  return {
    overdue: rows.reduce((sum, row) => sum + row.overdue, 0),
    backlog: BACKLOG_AGES.map(([age]) => ({
      age,
      count: rows
        .filter((row) => ageOf(row.hours / 24) === age)
        .reduce((sum, row) => sum + row.count, 0),
    })),
  }
}

const COMMENTS = 20

export async function readScores(db: Db, { from, to }: Span) {
  const isRated = and(
    IS_LISTED,
    isNotNull(tickets.score),
    gte(tickets.rated_at, from),
    lt(tickets.rated_at, to),
  )
  const times = (score: number) =>
    sql<number>`count(*) filter (where ${tickets.score} = ${score})::int`
  const [[row], comments] = await Promise.all([
    db
      .select({
        count: count(),
        average: avg(tickets.score).mapWith(Number),
        solved: sql<number>`count(*) filter (where ${tickets.solved})::int`,
        ...{ 1: times(1), 2: times(2), 3: times(3), 4: times(4), 5: times(5) },
      })
      .from(tickets)
      .where(isRated),
    db
      .select({
        number: tickets.number,
        score: tickets.score,
        comment: tickets.score_comment,
        at: tickets.rated_at,
      })
      .from(tickets)
      .where(and(isRated, ne(tickets.score_comment, '')))
      .orderBy(desc(tickets.rated_at))
      .limit(COMMENTS),
  ])
  return {
    count: row?.count ?? 0,
    average: row?.count ? Math.round((row.average ?? 0) * 100) / 100 : null,
    solved: row?.solved ?? 0,
    by_score: [row?.[1] ?? 0, row?.[2] ?? 0, row?.[3] ?? 0, row?.[4] ?? 0, row?.[5] ?? 0],
    comments: comments.map(({ score, comment, at, number }) => ({
      number,
      score: score ?? 0,
      comment: comment ?? '',
      at: (at ?? to).toISOString(),
    })),
  }
}

const MOST_SEARCHED = 10

/** Lists zero-result searches made before tickets were opened; these suggest new help topics. */
export async function readVainSearches(db: Db, { from, to }: Span) {
  const ticketCount = sql<number>`count(distinct ${tickets.id})::int`
  return db
    .select({
      query: ticketSearches.query,
      tickets: ticketCount,
      topics: sql<TicketTopic[]>`array_agg(distinct ${tickets.topic})`,
    })
    .from(ticketSearches)
    .innerJoin(tickets, eq(tickets.id, ticketSearches.ticket_id))
    .where(
      and(
        IS_LISTED,
        eq(ticketSearches.results, 0),
        gte(tickets.created_at, from),
        lt(tickets.created_at, to),
      ),
    )
    .groupBy(ticketSearches.query)
    .orderBy(desc(ticketCount), ticketSearches.query)
    .limit(MOST_SEARCHED)
}
