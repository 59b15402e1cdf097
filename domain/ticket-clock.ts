import { supportDay, type SupportSchedule } from './support-hours'
import type { TicketPriority } from './ticket'
import { dayAfter, momentOf, zoneTime } from './zone-time'

/** What we promise, in ms of posted hours. */
export interface TicketTarget {
  /** From a message of the customer to our answer. */
  answer: number
  /** From the first message to the end, without the time in which we wait for the customer. */
  solution: number
}

const HOUR_MS = 3_600_000

export const TICKET_TARGETS: Record<TicketPriority, TicketTarget> = {
  urgent: { answer: HOUR_MS, solution: 4 * HOUR_MS },
  high: { answer: 2 * HOUR_MS, solution: 8 * HOUR_MS },
  normal: { answer: 4 * HOUR_MS, solution: 16 * HOUR_MS },
  low: { answer: 8 * HOUR_MS, solution: 40 * HOUR_MS },
}

/** What the clock of a ticket has counted. Each moment is null while its hand stands still. */
export interface TicketClock {
  /** Posted hours that we have taken so far, in ms, without the span that runs. */
  spent: number
  /** Since when it is our turn. */
  since: Date | null
  /** When the customer wrote what is not answered yet. */
  asked: Date | null
}

/** Spans of posted hours from a moment on, in order; at most two years ahead. */
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

/**
 * Posted hours between two moments, in ms.
 * @example supportTime(schedule, friday4pm, monday10am) // 1 h + 4 h on Saturday + 1 h
 */
export function supportTime(schedule: SupportSchedule, from: Date, to: Date): number {
  let sum = 0
  for (const { begins, closes } of spansFrom(schedule, from)) {
    if (begins >= to.getTime()) break
    sum += Math.min(closes, to.getTime()) - begins
  }
  return sum
}

/**
 * When so many ms of posted hours have passed. What ends with the day is due when it closes.
 * @returns null where there are no posted hours
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

/** The clock of a ticket that was written at a moment. */
export const startClock = (at: Date): TicketClock => ({ spent: 0, since: at, asked: at })

/** We wait for the customer: what ran is counted, and everything stands still. */
function pauseClock(schedule: SupportSchedule, clock: TicketClock, at: Date): TicketClock {
  const ran = clock.since ? supportTime(schedule, clock.since, at) : 0
  return { spent: clock.spent + ran, since: null, asked: null }
}

/** It is our turn (again). `hasAsked` where the customer wrote: an answer is owed from then on. */
function runClock(clock: TicketClock, at: Date, hasAsked: boolean): TicketClock {
  return {
    spent: clock.spent,
    since: clock.since ?? at,
    asked: clock.asked ?? (hasAsked ? at : null),
  }
}

/** We have answered, and it stays our turn. */
const answeredClock = (clock: TicketClock): TicketClock => ({ ...clock, asked: null })

/**
 * When the ticket is due: the answer that is owed or the end of it all, whichever comes first.
 * @returns null while nothing is owed
 */
export function dueAt(
  schedule: SupportSchedule,
  clock: TicketClock,
  target: TicketTarget,
): Date | null {
  const { spent, since, asked } = clock
  if (!since) return null
  const ends = [
    afterSupportTime(schedule, since, target.solution - spent),
    asked && afterSupportTime(schedule, asked, target.answer),
  ].flatMap((end) => (end ? [end.getTime()] : []))
  return ends.length === 0 ? null : new Date(Math.min(...ends))
}

/** What a change of a ticket means for its clock. */
export interface Turn {
  isOurs: boolean
  /** Who wrote something that the other side can read; null for a change without words. */
  by: 'customer' | 'agent' | null
}

/** The clock after a change of the ticket. */
export function turnClock(
  schedule: SupportSchedule,
  clock: TicketClock,
  { isOurs, by, at }: Turn & { at: Date },
): TicketClock {
  if (!isOurs) return pauseClock(schedule, clock, at)
  const running = runClock(clock, at, by === 'customer')
  return by === 'agent' ? answeredClock(running) : running
}
