import { act, screen, waitFor, within } from '@testing-library/react'

import { sharedAddress } from '@/domain/shop/comparison/comparison'
import { comparisonKey } from '@/domain/shop/comparison/comparison-key'
import type { Build } from '@/domain/shop/bikes/bike'
import { buildKey } from '@/domain/shop/bikes/build'
import { ERROR_SENTENCE } from '@/contract/kit/errors'
import { cents } from '@/domain/kit/money'
import { ApiFailure } from '@/services/http/failure'
import { comparisonService } from '@/services/shop/comparison'
import { openGuestCart } from '@/store/cart/add-to-cart'

import { fixtureBike } from '@/__tests__/support/catalog/fixture-bike'
import { unreachable } from '@/__tests__/support/guest-shop'
import { builds, freshBrowser, openComparison, standard } from './open-comparison'

beforeEach(freshBrowser)
afterEach(() => jest.restoreAllMocks())

const button = (name: RegExp | string) => screen.getByRole('button', { name })
const table = () => screen.findByRole('table', { name: /^Comparison of/ })
const link = () => screen.getByRole('link', { name: 'Open Comparison' })
const row = (name: RegExp) => screen.getByRole('row', { name })

async function add(count: number) {
  for (const build of builds.slice(0, count)) {
    await comparisonService().add({ slug: fixtureBike.slug, build, seen: null })
  }
}

function setOnline(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

describe('the comparison icon (spec §2)', () => {
  it('is named Open Comparison, leads to /compare and shows the number above zero', async () => {
    const { user } = openComparison()
    expect(link()).toLinkTo('/compare')
    expect(link()).not.toHaveTextContent(/\d/)
    await user.click(button('Compare build 0'))
    expect(await within(link()).findByText('1')).toHaveClass('bg-bad')
    expect(link()).toHaveAccessibleName('Open Comparison')
    expect(link()).toHaveAccessibleDescription('1 in the comparison')
  })

  it('knows the number from a mark, without the database', async () => {
    localStorage.setItem('compare_cart', JSON.stringify({ size: 3, keys: [] }))
    const open = jest.spyOn(IDBFactory.prototype, 'open')
    openComparison({ path: '/compare?bikes=fixture.12.21.-.101' })
    expect(await within(link()).findByText('3')).toBeInTheDocument()
    expect(open).not.toHaveBeenCalled()
  })
})

describe('adding a build', () => {
  it('says so, presses its button, and pressing it again takes the build out', async () => {
    const { user } = openComparison()
    await user.click(button('Compare build 0'))
    expect(await screen.findByText('build 0 was added to the comparison (1 of 5).')).toBeVisible()
    expect(button('In comparison build 0')).toHaveAttribute('aria-pressed', 'true')
    expect(await table()).toHaveAccessibleName('Comparison of A, Fixture')
    await user.click(button('In comparison build 0'))
    await waitFor(() =>
      expect(screen.queryByRole('table', { name: /^Comparison of/ })).not.toBeInTheDocument(),
    )
    expect(await comparisonService().read()).toEqual([])
  })

  it('refuses a sixth with a sentence and the way on', async () => {
    await add(5)
    const { user, router, store } = openComparison()
    await table()
    await user.click(button('Compare build 5'))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('You can compare up to 5 bikes.')
    await user.click(within(dialog).getByRole('button', { name: 'Open comparison' }))
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/compare'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    // The host is notified shortly after the fade.
    await waitFor(() => expect(store.getState().modal.status).toBe('closed'))
    expect(await comparisonService().read()).toHaveLength(5)
  })
})

describe('the comparison', () => {
  it('starts empty with real ways on', async () => {
    const { user } = openComparison()
    expect(await screen.findByText('Nothing to compare yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See our bikes' })).toLinkTo('/configurator')
    await user.click(await screen.findByRole('button', { name: 'Compare our standard bikes' }))
    expect(await table()).toBeInTheDocument()
  })

  it('marks and counts the rows that differ, and draws an outline for each bike', async () => {
    await add(2)
    const { user } = openComparison()
    await table()
    expect(row(/^Fork \(differs\)/)).toHaveTextContent('Rigid carbon forkAir fork')
    expect(row(/^Brakes/)).toBeInTheDocument()
    await user.click(screen.getByRole('switch', { name: 'Differences only' }))
    expect(screen.queryByRole('row', { name: /^Brakes/ })).not.toBeInTheDocument()
    expect(screen.getByText(/^Showing 4 of \d+ rows\.$/)).toBeVisible()
    expect(screen.getByText(/^Cheapest: .*, \$3,000\.00\. The /)).toBeVisible()
    expect(screen.getByRole('img', { name: /^Outlines of A: .* and B: / })).toBeInTheDocument()
    await user.click(button('B: Fixture, size M'))
    expect(screen.getByRole('img', { name: /^Outlines of A: [^B]*$/ })).toBeInTheDocument()
  })

  it('leaves out the rows that the visitor does not choose, also after a reload', async () => {
    await add(1)
    const { user, unmount } = openComparison()
    await table()
    await user.click(screen.getByText('Choose rows'))
    await user.click(screen.getByRole('checkbox', { name: 'Brakes' }))
    expect(screen.queryByRole('row', { name: /^Brakes/ })).not.toBeInTheDocument()
    unmount()
    openComparison()
    await table()
    expect(screen.queryByRole('row', { name: /^Brakes/ })).not.toBeInTheDocument()
    await user.click(screen.getByText('Choose rows'))
    await user.click(button('Show all rows'))
    expect(row(/^Brakes/)).toBeInTheDocument()
  })

  it('puts a build into the cart, and follows the units', async () => {
    await add(1)
    const { user, store } = openComparison()
    await act(async () => void (await openGuestCart()))
    await table()
    await user.click(button('Add to cart A, Fixture'))
    await waitFor(() => expect(store.getState().cart.guest.items).toHaveLength(1))
    expect(store.getState().cart.guest.items[0]).toMatchObject({ price: 300_000 })
    expect(await screen.findByText('Fixture was added to cart')).toBeVisible()
    expect(row(/^Weight/)).toHaveTextContent('57.3 lb')
    await user.click(screen.getByRole('radio', { name: 'Imperial' }))
    expect(row(/^Weight/)).toHaveTextContent('57.3 lb')
  })

  it('opens the configurator with that very build', async () => {
    await add(2)
    const saveBuild = jest.fn(async () => ({ code: 'ABCD2345' }))
    const { user, router } = openComparison({ configurator: { saveBuild } })
    await table()
    await user.click(button('Edit B, Fixture'))
    await waitFor(() =>
      expect(router.push).toHaveBeenCalledWith('/configurator/fixture?build=ABCD2345'),
    )
    expect(saveBuild).toHaveBeenCalledWith({ bike_slug: 'fixture', build: builds[1] })
  })
})

describe('a shared comparison', () => {
  const path = sharedAddress([
    comparisonKey('fixture', standard),
    comparisonKey('fixture', builds[1] ?? standard),
    'unknown.1.2.-.3',
  ])

  it('opens from its address, tells what it does not know, and is saved only on demand', async () => {
    const { user, router } = openComparison({ path })
    expect(await table()).toHaveAccessibleName('Comparison of A, Fixture and B, Fixture')
    expect(screen.getByText(/We don’t recognize one bike in this link/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument()
    expect(await comparisonService().read()).toEqual([])
    await user.click(button('Save these bikes'))
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/compare'))
    expect(await comparisonService().read()).toHaveLength(2)
  })

  const unknownCode = new ApiFailure({
    kind: 'problem',
    status: 404,
    code: 'build_not_found',
    message: ERROR_SENTENCE.build_not_found,
    errors: [],
  })
  const codes: Record<string, Build | undefined> = { ABCD2345: standard, BCDE3456: builds[1] }
  const restoreBuild = async ({ code }: { code: string | number }) => {
    const build = codes[code]
    if (!build) throw unknownCode
    return {
      code: String(code),
      bike_slug: 'fixture',
      build,
      saved_at: '2026-11-20T12:00:00Z',
      differences: [],
    }
  }

  it('opens saved builds by their codes, one each', async () => {
    openComparison({
      path: '/compare?bikes=ABCD2345&bikes=BCDE3456&bikes=ZZZZ9999',
      configurator: { restoreBuild },
    })
    expect(await table()).toHaveAccessibleName('Comparison of A, Fixture and B, Fixture')
    expect(row(/^Fork \(differs\)/)).toHaveTextContent('Rigid carbon forkAir fork')
    expect(screen.getByText(/We don’t recognize one bike in this link/)).toBeVisible()
  })

  it('can be opened again after codes failed to load', async () => {
    const flaky = jest.fn(restoreBuild).mockRejectedValueOnce(unreachable())
    const { user } = openComparison({
      path: '/compare?bikes=BCDE3456',
      configurator: { restoreBuild: flaky },
    })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await table()).toHaveAccessibleName('Comparison of A, Fixture')
  })

  it('gets a link of codes, in which a build that can’t be saved stays a key', async () => {
    const saveBuild = async ({ build }: { build: Build }) => {
      if (buildKey(build) === buildKey(builds[2] ?? standard)) throw unreachable()
      return { code: buildKey(build) === buildKey(standard) ? 'ABCD2345' : 'BCDE3456' }
    }
    await add(3)
    const { user } = openComparison({ configurator: { saveBuild } })
    await table()
    await user.click(button('Get a link'))
    expect(await screen.findByLabelText('Link')).toHaveValue(
      `https://localhost${sharedAddress(['ABCD2345', 'BCDE3456', comparisonKey('fixture', builds[2] ?? standard)])}`,
    )
    expect(button('Copy link')).toHaveFocus()
  })
})

describe('prices and dates', () => {
  const dearer = { ...fixtureBike, price: cents(320_000) }

  /** Shows some bikes until the price of the last one is stored. */
  async function seeBefore(count: number, price: number) {
    await add(count)
    const { unmount } = openComparison()
    await table()
    await waitFor(async () =>
      expect((await comparisonService().read()).at(-1)).toMatchObject({ seen: { price } }),
    )
    unmount()
  }

  it('are those of now with a network, with the price before', async () => {
    await seeBefore(1, 300_000)
    openComparison({ bikes: [dearer], today: '2026-12-01' })
    await table()
    expect(row(/^Price [($]/)).toHaveTextContent('$3,200.00')
    expect(row(/^Price [($]/)).toHaveTextContent('It was $3,000.00 on November 20, 2026.')
  })

  it('are the last known with their day without one, and of now when it is back', async () => {
    await seeBefore(2, 354_900)
    setOnline(false)
    const list = jest.fn(async () => ({
      bikes: [dearer],
      calendar: { today: '2026-12-01', closed_days: [] },
    }))
    openComparison({ list })
    await table()
    expect(list).not.toHaveBeenCalled()
    expect(screen.getByText(/^You’re offline/)).toBeVisible()
    expect(row(/^Price [($]/)).toHaveTextContent('$3,000.00as of November 20, 2026')
    expect(row(/^Arrives/)).toHaveTextContent('as of November 20, 2026')
    expect(button('Edit A, Fixture')).toHaveAccessibleDescription('Only available online')
    setOnline(true)
    await waitFor(() => expect(row(/^Price [($]/)).toHaveTextContent('$3,200.00'))
    expect(screen.queryByText(/^You’re offline/)).not.toBeInTheDocument()
  })

  it('that do not arrive are told, and the last known stay', async () => {
    await seeBefore(1, 300_000)
    openComparison({ list: () => Promise.reject(unreachable()) })
    expect(await screen.findByText(/We couldn’t load today’s prices/)).toBeVisible()
    expect(row(/^Price [($]/)).toHaveTextContent('as of November 20, 2026')
  })

  it('say so when a bike was never shown with a network', async () => {
    await add(1)
    setOnline(false)
    openComparison()
    expect(await screen.findByText(/One bike was never loaded online/)).toBeVisible()
  })
})
