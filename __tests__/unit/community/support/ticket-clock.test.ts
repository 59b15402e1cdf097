import { POSTED_HOURS, type SupportSchedule } from '@/domain/community/support/support-hours'
import { shopZone } from '@/utils/shop-region'
import {
  afterSupportTime,
  dueAt,
  startClock,
  supportTime,
  TICKET_TARGETS,
  turnClock,
  type TicketClock,
} from '@/domain/community/support/ticket-clock'
import { momentOf, zoneTime } from '@/domain/kit/zone-time'

const schedule: SupportSchedule = { days: POSTED_HOURS, zone: shopZone() }
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Parses a moment in US Eastern time such as '2026-11-20 16:00'. */
function at(text: string): Date {
  const [day = '', time = ''] = text.split(' ')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return momentOf(day, hours * 60 + minutes, shopZone())
}

function shown(moment: Date | null): string {
  if (!moment) return 'never'
  const { day, minutes } = zoneTime(moment, shopZone())
  const clock = [Math.floor(minutes / 60), minutes % 60].map((one) => String(one).padStart(2, '0'))
  return `${day} ${clock.join(':')}`
}

// 2026-11-20 is a Friday. Clocks go forward on 2026-03-08 and back on 2026-11-01, both Sundays.
describe('a deadline in posted hours', () => {
  test.each([
    ['within a day', '2026-11-18 10:00', 4, '2026-11-18 14:00'],
    ['from the very opening', '2026-11-18 09:00', 8, '2026-11-18 17:00'],
    ['before the opening', '2026-11-18 06:30', 1, '2026-11-18 10:00'],
    ['after the closing', '2026-11-18 17:01', 1, '2026-11-19 10:00'],
    ['at the closing itself', '2026-11-18 17:00', 1, '2026-11-19 10:00'],
    ['at midnight', '2026-11-18 00:00', 1, '2026-11-18 10:00'],
    ['over one night', '2026-11-18 16:00', 4, '2026-11-19 12:00'],
    ['over two nights', '2026-11-17 16:00', 10, '2026-11-19 10:00'],
    ['of no time at all while it is open', '2026-11-18 10:00', 0, '2026-11-18 10:00'],
    ['of no time at all at night', '2026-11-18 22:00', 0, '2026-11-19 09:00'],
    ['on Friday into Saturday', '2026-11-20 16:00', 2, '2026-11-21 10:00'],
    ['over Saturday’s short day', '2026-11-20 16:00', 5, '2026-11-21 13:00'],
    ['over the whole weekend', '2026-11-20 16:00', 6, '2026-11-23 10:00'],
    ['on Saturday morning', '2026-11-21 09:30', 3, '2026-11-21 12:30'],
    ['on Saturday until it closes', '2026-11-21 09:00', 4, '2026-11-21 13:00'],
    ['on Saturday past its closing', '2026-11-21 12:00', 4, '2026-11-23 12:00'],
    ['on Saturday at 13:30: product’s own example', '2026-11-21 13:30', 4, '2026-11-23 13:00'],
    ['on Saturday where weekdays are open', '2026-11-21 16:00', 1, '2026-11-23 10:00'],
    ['on Sunday', '2026-11-22 12:00', 4, '2026-11-23 13:00'],
    ['over a whole week', '2026-11-16 09:00', 44, '2026-11-21 13:00'],
    ['over two weekends', '2026-11-13 16:00', 48, '2026-11-21 12:00'],
    ['over the night on which clocks go forward', '2026-03-07 12:00', 2, '2026-03-09 10:00'],
    ['on the Sunday on which clocks go forward', '2026-03-08 02:30', 1, '2026-03-09 10:00'],
    ['on the Monday after it', '2026-03-09 08:59', 8, '2026-03-09 17:00'],
    ['over the night on which clocks go back', '2026-10-31 12:30', 1, '2026-11-02 09:30'],
    ['on the Sunday on which clocks go back', '2026-11-01 01:30', 1, '2026-11-02 10:00'],
    ['over the end of a year', '2026-12-31 16:30', 1, '2027-01-01 09:30'],
    ['over a leap day', '2028-02-28 16:00', 10, '2028-03-01 10:00'],
  ])('%s: %s and %s h end on %s', (_, from, hours, end) => {
    expect(shown(afterSupportTime(schedule, at(from), hours * HOUR))).toBe(end)
  })

  it('is never where nobody works', () => {
    expect(afterSupportTime({ ...schedule, days: [] }, at('2026-11-18 10:00'), HOUR)).toBeNull()
  })
})

describe('posted hours between two moments', () => {
  test.each([
    ['a weekday', '2026-11-18 10:00', '2026-11-18 12:30', 150],
    ['a night', '2026-11-18 18:00', '2026-11-19 08:00', 0],
    ['a weekend', '2026-11-20 16:00', '2026-11-23 10:00', 60 + 240 + 60],
    ['the weekend of longer days', '2026-03-06 16:00', '2026-03-09 10:00', 60 + 240 + 60],
    ['the weekend of shorter days', '2026-10-30 16:00', '2026-11-02 10:00', 60 + 240 + 60],
    ['the wrong way round', '2026-11-18 12:00', '2026-11-18 10:00', 0],
  ])('over %s, from %s to %s, are %s minutes', (_, from, to, minutes) => {
    expect(supportTime(schedule, at(from), at(to))).toBe(minutes * MINUTE)
  })
})

type Step = [when: string, isOurs: boolean, by: 'customer' | 'agent' | null]

function after(opened: string, steps: readonly Step[]): TicketClock {
  return steps.reduce<TicketClock>(
    (clock, [when, isOurs, by]) => turnClock(schedule, clock, { isOurs, by, at: at(when) }),
    startClock(at(opened)),
  )
}
const due = (clock: TicketClock, priority: keyof typeof TICKET_TARGETS = 'normal') =>
  shown(dueAt(schedule, clock, TICKET_TARGETS[priority]))

describe('the clock of a ticket', () => {
  it('owes the first answer within 4 hours of a normal ticket', () => {
    expect(due(after('2026-11-18 09:00', []))).toBe('2026-11-18 13:00')
  })

  it.each([
    ['urgent', '2026-11-18 10:00'],
    ['high', '2026-11-18 11:00'],
    ['low', '2026-11-18 17:00'],
  ] as const)('owes it sooner or later by priority: %s by %s', (priority, end) => {
    expect(due(after('2026-11-18 09:00', []), priority)).toBe(end)
  })

  it('owes nothing while we wait for the customer, however long', () => {
    expect(due(after('2026-11-18 09:00', [['2026-11-18 10:00', false, 'agent']]))).toBe('never')
  })

  it('counts no waiting: 14 of 16 hours are left after two weeks of it', () => {
    const clock = after('2026-11-18 09:00', [
      ['2026-11-18 11:00', false, 'agent'],
      ['2026-12-01 09:00', true, 'customer'],
      ['2026-12-01 09:30', true, 'agent'],
    ])
    expect(clock.spent).toBe(2 * HOUR)
    expect(due(clock)).toBe('2026-12-02 15:00')
  })

  it('owes the next answer from the customer’s message on, not from the first one', () => {
    const clock = after('2026-11-18 09:00', [
      ['2026-11-18 10:00', false, 'agent'],
      ['2026-11-20 15:00', true, 'customer'],
    ])
    expect(due(clock)).toBe('2026-11-21 11:00')
  })

  it('does not begin anew when the customer writes twice', () => {
    const clock = after('2026-11-18 09:00', [['2026-11-18 12:00', true, 'customer']])
    expect(due(clock)).toBe('2026-11-18 13:00')
  })

  it('is due by the end where less is left than an answer may take', () => {
    const clock = after('2026-11-16 09:00', [
      ['2026-11-17 15:00', false, 'agent'],
      ['2026-11-19 09:00', true, 'customer'],
    ])
    expect(clock.spent).toBe(14 * HOUR)
    expect(due(clock)).toBe('2026-11-19 11:00')
  })

  it('counts no night before a waiting, and none after it', () => {
    const clock = after('2026-11-18 20:00', [
      ['2026-11-18 22:00', false, 'agent'],
      ['2026-11-21 14:00', true, 'customer'],
    ])
    expect(clock.spent).toBe(0)
    expect(due(clock)).toBe('2026-11-23 13:00')
  })

  it('goes on where it stood when a closed ticket is reopened', () => {
    const clock = after('2026-11-18 09:00', [
      ['2026-11-18 12:00', false, 'agent'],
      ['2026-11-25 09:00', true, null],
    ])
    expect(due(clock)).toBe('2026-11-26 14:00')
  })

  it('waits right over the change of the clocks', () => {
    const clock = after('2026-10-30 16:00', [
      ['2026-10-30 16:30', false, 'agent'],
      ['2026-11-01 01:30', true, 'customer'],
    ])
    expect(due(clock)).toBe('2026-11-02 13:00')
  })
})
