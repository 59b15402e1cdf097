import { act, screen } from '@testing-library/react'

import { BuildPicture } from '@/components/shop/bikes/build-picture'
import { storeStagePicture, stagePictureShown } from '@/hooks/shop/bikes/stage-pictures'
import { defaultBuild } from '@/domain/shop/bikes/build'
import { fixtureBike, unitedStates } from '@/__tests__/support/catalog/fixture-bike'
import { renderApp } from '@/__tests__/support/render-app'

type State = 'final' | 'planned' | 'none'

const build = defaultBuild(fixtureBike, unitedStates)

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function open(states: State[], shown = build) {
  const pictureState = jest.fn(async () => ({ state: states.shift() ?? 'planned' }) as const)
  renderApp(<BuildPicture slug="nyx" build={shown} view="paper" title="Nyx" />, {
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

describe('the stage’s own picture of a build that was added to the cart', () => {
  const freed: string[] = []
  let count = 0
  beforeEach(() => {
    Object.assign(URL, {
      createObjectURL: () => `blob:${(count += 1)}`,
      revokeObjectURL: (address: string) => freed.push(address),
    })
  })
  const sized = (size_id: number) => ({ ...build, size_id })
  const canvas = () =>
    Object.assign(document.createElement('canvas'), {
      toBlob: (receive: BlobCallback) => receive(new Blob(['picture'])),
    })

  it('is shown until the shop has one', async () => {
    storeStagePicture('nyx', sized(1))
    stagePictureShown('nyx', sized(1), canvas())
    const { source } = open(['planned', 'final'], sized(1))
    expect(source()).toBe('blob:1')
    await pass(2_000)
    expect(source()).toMatch(/^\/pictures\/nyx\?.*made=1$/)
  })

  it('appears on the page when it is rendered later, and never for another build', async () => {
    stagePictureShown('nyx', sized(2), canvas())
    storeStagePicture('nyx', sized(3))
    const { source } = open(['planned'], sized(3))
    await pass(0)
    expect(source()).toMatch(/^\/pictures/)
    act(() => stagePictureShown('nyx', sized(3), canvas()))
    expect(source()).toMatch(/^blob:/)
  })

  it('is kept for eight builds', () => {
    for (let index = 0; index < 9; index++) {
      stagePictureShown('nyx', sized(10 + index), canvas())
      storeStagePicture('nyx', sized(10 + index))
    }
    const { source } = open([], sized(1))
    expect(source()).toMatch(/^\/pictures/)
    expect(freed).toContain('blob:1')
  })
})
