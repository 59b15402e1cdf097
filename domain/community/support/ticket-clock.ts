import { supportDay, type SupportSchedule } from './support-hours'
import type { TicketPriority } from './ticket'
import { dayAfter, momentOf, zoneTime } from '@/domain/kit/zone-time'

/** Service targets in ms of support hours. */
export interface TicketTarget {
  /** Time from a customer message to our answer. */
  answer: number
  /** Time from the first message to the solution, excluding time waiting for the customer. */
  solution: number
}

const HOUR_MS = 3_600_000

export const TICKET_TARGETS: Record<TicketPriority, TicketTarget> = {
  urgent: { answer: HOUR_MS, solution: 4 * HOUR_MS },
  high: { answer: 2 * HOUR_MS, solution: 8 * HOUR_MS },
  normal: { answer: 4 * HOUR_MS, solution: 16 * HOUR_MS },
  low: { answer: 8 * HOUR_MS, solution: 40 * HOUR_MS },
}

/** State of a ticket's clock. Each moment is null while it is paused. */
export interface TicketClock {
  /** Support hours used so far, in ms, excluding the running span. */
  spent: number
  since: Date | null
  /** Time of the first unanswered customer message. */
  askedAt: Date | null
}

/** Yields spans of support hours from a moment on, in order; at most two years ahead. */
function* spansFrom(schedule: SupportSchedule, from: Date) {
  const { zone } = schedule
  const today = zoneTime(from, zone).day
  for (let ahead = 0; ahead < 731; ahead += 1) {
    const date = dayAfter(today, ahead)
    const day = supportDay(schedule, date)
    if (!day) continue
    const opens = momentOf(date, day.opens, zone).getTime()
    const closes = momentOf(date, day.closes, zone).getTime()
    const begins = Math.max(opens, from.getTime())
    if (begins < closes) yield { begins, closes }
  }
}

/** @example supportTime(schedule, friday4pm, monday10am) // 1 h + 4 h on Saturday + 1 h, in ms */
export function supportTime(schedule: SupportSchedule, from: Date, to: Date): number {
  let sum = 0
  for (const { begins, closes } of spansFrom(schedule, from)) {
    if (begins >= to.getTime()) break
    sum += Math.min(closes, to.getTime()) - begins
  }
  return sum
}

/**
 * Adds ms of support hours to a moment; a used-up day ends at closing time. Null without hours.
 * @example afterSupportTime(schedule, saturday1330, 4 * 3_600_000) // Monday 13:00
 */
export function afterSupportTime(schedule: SupportSchedule, from: Date, ms: number): Date | null {
  let left = ms
  for (const { begins, closes } of spansFrom(schedule, from)) {
    if (left <= closes - begins) return new Date(begins + Math.max(left, 0))
    left -= closes - begins
  }
  return null
}

export const startClock = (at: Date): TicketClock => ({ spent: 0, since: at, askedAt: at })

function pauseClock(schedule: SupportSchedule, clock: TicketClock, at: Date): TicketClock {
  const ran = clock.since ? supportTime(schedule, clock.since, at) : 0
  return { spent: clock.spent + ran, since: null, askedAt: null }
}

/** Starts or resumes our turn; `hasAsked` means that the customer wrote and is owed an answer. */
function runClock(clock: TicketClock, at: Date, hasAsked: boolean): TicketClock {
  return {
    spent: clock.spent,
    since: clock.since ?? at,
    askedAt: clock.askedAt ?? (hasAsked ? at : null),
  }
}

/** Marks the customer message as answered; it stays our turn. */
const answeredClock = (clock: TicketClock): TicketClock => ({ ...clock, askedAt: null })

/** Returns when the answer or solution is due, whichever comes first; null while nothing is owed. */
export function dueAt(
  schedule: SupportSchedule,
  clock: TicketClock,
  target: TicketTarget,
): Date | null {
  const { spent, since, askedAt } = clock
  if (!since) return null
  const ends = [
    afterSupportTime(schedule, since, target.solution - spent),
    askedAt && afterSupportTime(schedule, askedAt, target.answer),
  ].flatMap((end) => (end ? [end.getTime()] : []))
  return ends.length === 0 ? null : new Date(Math.min(...ends))
}

export interface Turn {
  isOurs: boolean
  /** Author of a message that the other side can read; null without a message. */
  by: 'customer' | 'agent' | null
}

export function turnClock(
  schedule: SupportSchedule,
  clock: TicketClock,
  { isOurs, by, at }: Turn & { at: Date },
): TicketClock {
  if (!isOurs) return pauseClock(schedule, clock, at)
  const running = runClock(clock, at, by === 'customer')
  return by === 'agent' ? answeredClock(running) : running
}
