import { funnelOf, takeRates } from '@/domain/office/reports/funnel'
import { visitSteps } from '@/domain/shop/configurator/visits'

test('a visit came to what was done since it began, and to nothing older', () => {
  const before = { doneSteps: ['size'], hasAddedToCart: false }
  expect(visitSteps(before, before)).toEqual(['viewed'])
  expect(visitSteps(before, { doneSteps: ['size', 'color'], hasAddedToCart: false })).toEqual([
    ...['viewed', 'configured', 'color'],
  ])
  expect(visitSteps(before, { doneSteps: ['size', 'part-7'], hasAddedToCart: true })).toEqual([
    ...['viewed', 'configured', 'part-7', 'cart'],
  ])
  const added = { doneSteps: ['size'], hasAddedToCart: true }
  expect(visitSteps(added, added)).toEqual(['viewed'])
})

test('a funnel says the share of the step before, and steps of the configurator that of all visits', () => {
  const visits = new Map([
    ...Object.entries({ viewed: 200, configured: 50, cart: 20, size: 10, color: 40 }),
  ])
  const { steps, choices } = funnelOf(
    { visits, placed: 10, paid: 9 },
    new Map([['color', 'Color']]),
  )
  expect(steps.map(({ step, count, share }) => [step, count, share])).toEqual([
    ['viewed', 200, null],
    ['configured', 50, 250],
    ['cart', 20, 400],
    ['checkout', 10, 500],
    ['paid', 9, 900],
  ])
  expect(choices).toEqual([
    { step: 'color', title: 'Color', count: 40, share: 200 },
    { step: 'size', title: 'size', count: 10, share: 50 },
  ])
  expect(funnelOf({ visits: new Map(), placed: 1, paid: 0 }, new Map()).steps[3]?.share).toBeNull()
})

test('take rates are shares of the bikes of a kind', () => {
  const choices = [
    { bike: 'Nyx', kind: 'part' as const, title: 'Rack', count: 1 },
    { bike: 'Nyx', kind: 'color' as const, title: 'Night', count: 3 },
  ]
  expect(takeRates(choices, new Map([['Nyx', 4]]))).toEqual([
    {
      ...{ bike: 'Nyx', count: 4 },
      choices: [
        { kind: 'color', title: 'Night', count: 3, share: 750 },
        { kind: 'part', title: 'Rack', count: 1, share: 250 },
      ],
    },
  ])
})
