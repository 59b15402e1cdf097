import { SUPPORT_HOURS } from '@/domain/kit/constants'
import {
  POSTED_HOURS,
  postedLines,
  supportOf,
  supportState,
} from '@/domain/community/support/support-hours'
import { shopZone } from '@/utils/shop-region'
import { ticketSubject } from '@/domain/community/support/ticket'
import { contact } from '@/messages/community/support/contact'

const at = (moment: string) =>
  supportState({ days: POSTED_HOURS, zone: shopZone() }, new Date(moment))
const text = (moment: string) => {
  const state = at(moment)
  return state.isOpen ? contact.until(state.until) : contact.opens(state.next)
}

describe('support hours in US Eastern', () => {
  it.each([
    ['Friday 9:00 in winter', '2026-11-20T14:00:00Z', true, 'until 5 P.M Eastern'],
    ['Friday 8:59 in winter', '2026-11-20T13:59:00Z', false, 'opens today at 9 A.M Eastern'],
    ['Friday 16:59', '2026-11-20T21:59:00Z', true, 'until 5 P.M Eastern'],
    ['Friday 17:00', '2026-11-20T22:00:00Z', false, 'opens tomorrow at 9 A.M Eastern'],
    ['Saturday 12:59', '2026-11-21T17:59:00Z', true, 'until 1 P.M Eastern'],
    ['Saturday 13:30', '2026-11-21T18:30:00Z', false, 'opens on Monday at 9 A.M Eastern'],
    [
      'Sunday 23:59, Monday in UTC',
      '2026-11-23T04:59:00Z',
      false,
      'opens tomorrow at 9 A.M Eastern',
    ],
    ['Friday 9:00 in summer', '2026-07-17T13:00:00Z', true, 'until 5 P.M Eastern'],
    ['Friday 8:00 in summer', '2026-07-17T12:00:00Z', false, 'opens today at 9 A.M Eastern'],
    [
      'the Sunday on which clocks go forward',
      '2026-03-08T07:30:00Z',
      false,
      'opens tomorrow at 9 A.M Eastern',
    ],
  ])('%s', (_, moment, isOpen, sentence) => {
    expect({ isOpen: at(moment).isOpen, sentence: text(moment) }).toEqual({ isOpen, sentence })
  })

  it('without any hours it never opens, and with one day it opens a week later', () => {
    const friday = new Date('2026-11-20T23:00:00Z')
    expect(supportState({ days: [], zone: shopZone() }, friday)).toEqual({
      isOpen: false,
      next: null,
    })
    const onFridays = [{ weekday: 5, opens: 540, closes: 1020 }]
    expect(supportState({ days: onFridays, zone: shopZone() }, friday)).toEqual({
      isOpen: false,
      next: { weekday: 5, daysAhead: 7, opens: 540 },
    })
  })

  it('times are written as the footer writes them', () => {
    expect(contact.span({ opens: 540, closes: 1020 })).toBe('9 A.M to 5 P.M')
    expect(contact.span({ opens: 0, closes: 750 })).toBe('12 A.M to 12:30 P.M')
  })
})

describe('the subject of a ticket', () => {
  it('is the first line that says something', () => {
    expect(ticketSubject('\n  \n Squeak \nmore')).toBe('Squeak')
  })
  it('is cut at a word after 80 characters', () => {
    const subject = ticketSubject('word '.repeat(40))
    expect(subject).toBe(`${'word '.repeat(15)}word…`)
    expect(ticketSubject('x'.repeat(200))).toBe(`${'x'.repeat(80)}…`)
  })
})

describe('posted hours', () => {
  it('are said as the footer of the specification says them', () => {
    expect(postedLines(POSTED_HOURS)).toEqual(SUPPORT_HOURS)
  })

  it('put days in a row with the same hours together', () => {
    const hours = [
      ...[1, 2, 4].map((weekday) => ({ weekday, opens: 570, closes: 1020 })),
      { weekday: 7, opens: 600, closes: 720 },
    ]
    expect(postedLines(hours)).toEqual([
      { days: 'Monday to Tuesday', time: '9:30 A.M to 5 P.M EST' },
      { days: 'Thursday', time: '9:30 A.M to 5 P.M EST' },
      { days: 'Sunday', time: '10 A.M to 12 P.M EST' },
    ])
  })

  it('of a row that nobody can read are none, and without a row those of the specification', () => {
    expect(supportOf(undefined).hours).toEqual(POSTED_HOURS)
    expect(
      supportOf({ hours: 'x', closed_days: [3, { date: '2026-12-24', reason: 'X' }] }),
    ).toEqual({
      hours: [],
      closed_days: [{ date: '2026-12-24', reason: 'X' }],
    })
  })

  it('nobody answers on a holiday', () => {
    const schedule = { days: POSTED_HOURS, zone: shopZone(), closed: ['2026-11-20'] }
    expect(supportState(schedule, new Date('2026-11-20T16:00:00Z'))).toEqual({
      isOpen: false,
      next: { weekday: 6, daysAhead: 1, opens: 540 },
    })
  })
})
