import { render } from '@testing-library/react'

import { StepPlot } from '@/components/office/reports/step-plot'

const heightsIn = (values: number[]) => {
  const plot = <StepPlot {...{ values }} before={[]} show={String} ends={['Nov 1', 'Nov 3']} />
  const { container } = render(plot)
  const [line] = [...container.querySelectorAll('path')].reverse()
  const drawn = line?.getAttribute('d') ?? ''
  return [...drawn.matchAll(/[ML]\S+ (-?[\d.]+)/g)].map(([, y]) => Number(y))
}

it('a step of which more went back than came in stays inside of the plot, below the others', () => {
  const [first = 0, second = 0, third = 0] = heightsIn([300, -100, 0])
  expect(Math.max(first, second, third)).toBeLessThanOrEqual(90)
  expect(first).toBeLessThan(third)
  expect(third).toBeLessThan(second)
})

it('steps without a figure below zero stand on the ground', () => {
  expect(heightsIn([0, 50])[0]).toBe(88)
})
