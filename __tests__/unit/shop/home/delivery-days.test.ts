import { deliveryWeeks } from '@/domain/shop/checkout/delivery-days'
import { addCalendarDays, addWorkingDays } from '@/domain/shop/checkout/delivery'
import fc from 'fast-check'

const closed_days = ['2026-11-26', '2026-12-25']

function weeksOf(today: string, working: number, transit: number) {
  const ready = addWorkingDays(today, working, closed_days)
  const arrives = addCalendarDays(ready, transit)
  return {
    weeks: deliveryWeeks({ calendar: { today, closed_days }, ready, arrives }),
    ready,
    arrives,
  }
}

describe('the calendar of a delivery', () => {
  test('a week runs from Monday to Sunday', () => {
    const { weeks } = weeksOf('2026-11-20', 3, 2)
    expect(weeks[0]?.map(({ date }) => date.slice(-2))).toEqual([
      '16',
      '17',
      '18',
      '19',
      '20',
      '21',
      '22',
    ])
  })

  test('weekends and holidays are closed, the days after the factory are on the way', () => {
    const { weeks } = weeksOf('2026-11-20', 4, 2)
    expect(
      weeks
        .flat()
        .map(({ kind }) => kind.charAt(0))
        .join(''),
    ).toBe('ooooocc' + 'fffcfta')
  })

  test('a day on which the bike is finished after a closed one still counts as a day at the factory', () => {
    const { weeks, ready } = weeksOf('2026-11-25', 1, 1)
    expect(ready).toBe('2026-11-27')
    expect(weeks.flat().find(({ date }) => date === ready)?.kind).toBe('factory')
  })

  test('it shows exactly the business days and the days on the way that the date counts', () => {
    const day = fc.integer({ min: 0, max: 400 }).map((days) => addCalendarDays('2026-11-01', days))
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 40 }),
        (...span) => {
          const [today, working, transit] = span
          const { weeks, arrives } = weeksOf(today, working, transit)
          const days = weeks.flat()
          const count = (kind: string) => days.filter((one) => one.kind === kind).length
          expect([count('factory'), count('transit') + count('arrival')]).toEqual([
            working,
            transit,
          ])
          expect(days.find(({ kind }) => kind === 'arrival')?.date).toBe(arrives)
        },
      ),
    )
  })
})
