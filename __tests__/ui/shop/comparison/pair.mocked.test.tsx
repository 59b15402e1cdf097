import { screen, within } from '@testing-library/react'

import { pairTexts as texts } from '@/messages/shop/comparison/comparison-pair'
import { turnTexts } from '@/messages/shop/configurator/configurator-turntable'
import { comparisonService } from '@/services/shop/comparison'
import { sizeChosen } from '@/domain/shop/bikes/build'

import { expectConsole } from '@/__tests__/support/expect-console'
import { fixtureBike } from '@/__tests__/support/catalog/fixture-bike'
import { builds, freshBrowser, openComparison, standard } from './open-comparison'

jest.mock('@/components/shop/comparison/pair-view', () => {
  throw new Error('No network')
})

beforeEach(() => {
  freshBrowser()
  localStorage.setItem('unit', '1')
})
afterEach(() => {
  jest.restoreAllMocks()
  for (const name of ['Worker', 'ResizeObserver']) Reflect.deleteProperty(window, name)
  Reflect.deleteProperty(navigator, 'connection')
})

const offer = () => screen.queryByRole('button', { name: texts.open })
const section = () => screen.findByRole('region', { name: texts.heading })

/** Simulates a browser with WebGL, as far as the code checks for it. */
function withCard(Worker: unknown) {
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ getExtension: () => null } as never)
  const ResizeObserver = class {
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
  }
  Object.assign(window, { ResizeObserver, Worker })
}

async function compare(...some: (typeof standard)[]) {
  for (const build of some) {
    await comparisonService().add({ slug: fixtureBike.slug, build, seen: null })
  }
}

const otherSize = () => {
  const size = fixtureBike.sizes.find(({ id }) => id !== standard.size_id)
  return sizeChosen(fixtureBike, standard, size?.id ?? 0)
}

describe('two bikes in one place', () => {
  it('are measured in figures where nothing can be shown in 3D', async () => {
    await compare(standard, otherSize())
    openComparison()
    const lengths = within(await section()).getByRole('table')
    const [a, b] = [standard, otherSize()].map(
      ({ size_id }) => fixtureBike.sizes.find(({ id }) => id === size_id)?.geometry.reach ?? 0,
    )
    const reach = within(lengths).getByRole('row', { name: /^Reach/ })
    expect(reach).toHaveTextContent(`${a} mm`)
    expect(reach).toHaveTextContent(`${b} mm`)
    const more = Math.abs((a ?? 0) - (b ?? 0))
    expect(reach).toHaveTextContent(more ? `+${more} mm` : texts.same)
    expect(offer()).toBeNull()
  })

  it('aren’t spoken of with one bike alone', async () => {
    await compare(standard)
    openComparison()
    await screen.findByRole('table', { name: /^Comparison of/ })
    expect(screen.queryByRole('heading', { name: texts.heading })).toBeNull()
  })

  it('are any two, and change places when one takes the other’s', async () => {
    await compare(...builds.slice(0, 3))
    const { user } = openComparison()
    const fields = within(await section())
    const [first, second] = [
      fields.getByLabelText(texts.first),
      fields.getByLabelText(texts.second),
    ]
    const shown = () =>
      [first, second].map((field) => (field as HTMLSelectElement).selectedOptions[0]?.text[0])
    expect(shown()).toEqual(['A', 'B'])
    await user.selectOptions(
      second,
      fields.getAllByRole('option', { name: /^C/ })[1] as HTMLElement,
    )
    expect(shown()).toEqual(['A', 'C'])
    await user.selectOptions(first, fields.getAllByRole('option', { name: /^C/ })[0] as HTMLElement)
    expect(shown()).toEqual(['C', 'A'])
  })

  it('fetch nothing where the browser saves data and the visitor declines', async () => {
    const started = jest.fn()
    withCard(started)
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    })
    await compare(standard, otherSize())
    const { user } = openComparison()
    await section()
    await user.click(offer() as HTMLElement)
    const dialog = await screen.findByRole('dialog')
    await user.click(
      within(dialog).getByRole('button', { name: turnTexts.dataDialog.secondaryButton ?? '' }),
    )
    expect(offer()).toBeEnabled()
    expect(started).not.toHaveBeenCalled()
  })

  it('whose code doesn’t arrive leave a sentence and the offer', async () => {
    expectConsole('error', /A part of the page could not be loaded/)
    expectConsole('error', /The bikes can’t be shown in 3D/)
    withCard(class {})
    await compare(standard, otherSize())
    const { user } = openComparison()
    await section()
    await user.click(offer() as HTMLElement)
    expect(await screen.findByText(texts.failed)).toBeVisible()
    expect(offer()).toBeEnabled()
  })
})
