import { act, screen } from '@testing-library/react'

import { BuildPicture } from '@/components/shop/bikes/build-picture'
import { defaultBuild } from '@/domain/shop/bikes/build'
import { fixtureBike, unitedStates } from '@/__tests__/support/catalog/fixture-bike'
import { renderApp } from '@/__tests__/support/render-app'

type State = 'final' | 'planned' | 'none'

const build = defaultBuild(fixtureBike, unitedStates)

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function open(states: State[]) {
  const pictureState = jest.fn(async () => ({ state: states.shift() ?? 'planned' }) as const)
  renderApp(<BuildPicture slug="nyx" build={build} view="paper" title="Nyx" />, {
    fakes: { configurator: { pictureState } },
  })
  return {
    pictureState,
    source: () => screen.getByRole('img', { name: 'Nyx' }).getAttribute('src'),
  }
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

test('the picture of a build is fetched again once it is final', async () => {
  const { source, pictureState } = open(['planned', 'planned', 'final'])
  const first = source()
  await pass(2_000)
  expect(source()).toBe(first)
  await pass(3_000)
  expect(source()).toBe(`${first}&made=1`)
  await pass(600_000)
  expect(pictureState).toHaveBeenCalledTimes(3)
})

test('a final picture is left as it is', async () => {
  const { source, pictureState } = open(['final'])
  await pass(600_000)
  expect(source()).not.toContain('made')
  expect(pictureState).toHaveBeenCalledTimes(1)
})

test('the page asks less and less often, and then no more', async () => {
  const { pictureState } = open([])
  await pass(87_000)
  expect(pictureState).toHaveBeenCalledTimes(9)
  await pass(3_600_000)
  expect(pictureState).toHaveBeenCalledTimes(9)
})
