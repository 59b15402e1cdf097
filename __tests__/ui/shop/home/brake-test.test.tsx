import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { BrakeTest } from '@/components/shop/home/brake-test'

const SOONEST_MS = 1_500
const LATEST_MS = 4_000

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

function openGame() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  render(<BrakeTest />)
  return { press: () => user.click(screen.getByRole('button')), user }
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const says = () => screen.getByRole('status').textContent

it('tells how long the rider took and how far that is, and keeps his best', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0)
  const { press } = openGame()
  expect(screen.getByRole('button')).toHaveAccessibleName('Start')
  for (const ms of [360, 216, 288]) {
    await press()
    pass(SOONEST_MS - 1)
    expect(screen.getByRole('button')).toHaveAccessibleName('Wait for green …')
    pass(1)
    expect(screen.getByRole('button')).toHaveAccessibleName('Brake!')
    pass(ms)
    await press()
  }
  expect(says()).toBe('288 ms: 2.0 m at 25 km/h before the brakes even bite.')
  expect(screen.getByText('Your best: 216 ms')).toBeVisible()
})

it('does not count a press before the light, and starts again', async () => {
  const { press } = openGame()
  await press()
  await press()
  expect(says()).toBe('Too early. Try again.')
  pass(LATEST_MS)
  expect(screen.getByRole('button')).toHaveAccessibleName('Start')
  expect(screen.queryByText(/^Your best/)).toBeNull()
})

it('works by keyboard and leaves no timer behind', async () => {
  const { user } = openGame()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button')).toHaveAccessibleName('Wait for green …')
  expect(jest.getTimerCount()).toBe(1)
})
