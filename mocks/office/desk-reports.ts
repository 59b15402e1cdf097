import { BACKLOG_AGES, quantile } from '@/domain/office/support/desk'
import { SUPPORT_TIME_ZONE } from '@/domain/community/support/support-hours'
import { dayAfter, momentOf, zoneTime } from '@/domain/kit/zone-time'

import type { MockShop } from '../mock-shop'
import type { MockTicket } from '../shop-state'

function spread(values: readonly number[]) {
  const [median_ms, p90_ms] = [quantile(values, 0.5), quantile(values, 0.9)]
  return { count: values.length, median_ms, p90_ms }
}

interface DeskReportQuery {
  days: number
  isOpen: (ticket: MockTicket) => boolean
}

export function reportsOf(shop: MockShop, { days, isOpen }: DeskReportQuery) {
  const { tickets } = shop.books()
  const now = shop.now()
  const to = zoneTime(now, SUPPORT_TIME_ZONE).day
  const from = dayAfter(to, 1 - days)
  const since = momentOf(from, 0, SUPPORT_TIME_ZONE).toISOString()
  const opened = tickets.filter(({ created_at }) => created_at >= since)
  const closed = tickets.filter(
    ({ closed_at, merged_into }) => closed_at !== null && closed_at >= since && !merged_into,
  )
  const rated = tickets.filter(({ rated_at }) => rated_at !== null && rated_at >= since)
  const scores = rated.flatMap(({ rating }) => (rating ? [rating] : []))
  const open = tickets.filter(isOpen)
  const ageOf = ({ created_at }: MockTicket) =>
    (now.getTime() - Date.parse(created_at)) / 86_400_000
  const sum = scores.reduce((all, { score }) => all + score, 0)
  return {
    ...{ from, to, opened: opened.length, closed: closed.length },
    first_answer: spread(opened.flatMap(({ first_answer_ms: ms }) => (ms === null ? [] : [ms]))),
    solution: spread(closed.map(({ spent }) => spent)),
    backlog: BACKLOG_AGES.map(([age, end], index) => {
      const start = BACKLOG_AGES[index - 1]?.[1] ?? 0
      return { age, count: open.filter((one) => ageOf(one) >= start && ageOf(one) < end).length }
    }),
    overdue: open.filter(({ due_at }) => due_at !== null && due_at < now.toISOString()).length,
    score: {
      count: scores.length,
      average: scores.length === 0 ? null : Math.round((sum / scores.length) * 100) / 100,
      solved: scores.filter(({ solved }) => solved).length,
      by_score: [1, 2, 3, 4, 5].map((score) => scores.filter((one) => one.score === score).length),
      comments: rated
        .flatMap(({ number, rating, rated_at }) =>
          rating?.comment ? [{ number, ...rating, at: rated_at ?? '' }] : [],
        )
        .map(({ number, score, comment, at }) => ({ number, score, comment, at })),
    },
    searched_in_vain: vainSearches(opened),
  }
}

function vainSearches(tickets: readonly MockTicket[]) {
  const found = new Map<string, MockTicket[]>()
  for (const ticket of tickets)
    for (const { query, results } of ticket.searches)
      if (results === 0) found.set(query, [...(found.get(query) ?? []), ticket])
  return [...found]
    .map(([query, asking]) => ({
      query,
      tickets: asking.length,
      topics: [...new Set(asking.map(({ topic }) => topic))],
    }))
    .sort((a, b) => b.tickets - a.tickets || a.query.localeCompare(b.query))
    .slice(0, 10)
}
