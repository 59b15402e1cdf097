import { reports } from '@/__tests__/support/models/bolted-report'

/** Pairs of parts that hold on to each other, such as straps around a post or bolts in the frame. */
const HELD: readonly RegExp[] = [
  /^(rack|rack bolt|lock|kickstand|tracker|tracker lamp|fender stay) ~ frame$/,
  /^rack ~ (seat collar|seatpost)$/,
  /^fender stay ~ (fork|fork lowers)$/,
  /^(rack ~ radar case|radar case ~ rack)$/,
  /^radar (strap|damper|plate) ~ (seatpost|dropper sleeve|suspension sleeve)$/,
  /^front-light mount ~ handlebar$/,
]

/** The frame triangle of a small Nyx has no room for a bottle. */
const isKnown = (bike: string, pair: string) =>
  /^nyx [SM],/.test(bike) && /^bottle-battery \w+ ~ frame$/.test(pair)

it('every size of every bike was tried with all that can be bolted on', () => {
  expect(reports).toHaveLength(14)
  for (const { through } of reports) expect(through).toContain('front-light mount ~ handlebar')
})

it.each(reports)('on $bike nothing that is bolted on reaches into anything', (report) => {
  const { bike, through } = report
  const loose = through.filter((pair) => !HELD.some((held) => held.test(pair)))
  expect(loose.filter((pair) => !isKnown(bike, pair))).toEqual([])
})
