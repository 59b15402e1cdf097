import { configure, screen, waitFor, within } from '@testing-library/react'

import { DealersScreen } from '@/components/community/dealers/dealers-screen'
import type { Services } from '@/services/services'

import { aDealer, portland } from '@/__tests__/support/dealers'
import { fakeServices } from '@/__tests__/support/fake-services'
import { unreachable } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

jest.setTimeout(30_000)
configure({ asyncUtilTimeout: 10_000 })

type TownSearch = Services['dealers']['places']
const town = { id: 1, name: 'Seattle', region: 'WA', country_code: 'US', lat: 47.6, lng: -122.3 }

async function open(places: TownSearch = async () => [town]) {
  const services = fakeServices({ dealers: { places } })
  const app = renderApp(<DealersScreen dealers={[aDealer(), portland()]} />, { services })
  await screen.findByLabelText('City or town')
  await screen.findByRole('region', { name: 'Map of dealers' })
  return app
}

const names = () =>
  within(screen.getByRole('region', { name: 'List of dealers' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)

beforeEach(() => {
  window.localStorage.clear()
})

it('lists every dealer with a link before anything is typed', async () => {
  await open()
  expect(names()).toEqual(['Radhaus Mitte', 'Bridge & Chainring'])
  expect(screen.getByRole('link', { name: 'Radhaus Mitte' })).toHaveAttribute('href', '/dealers/7')
})

it('a shop without dealers says how bikes arrive, without a search or a map', () => {
  renderApp(<DealersScreen dealers={[]} />)
  expect(screen.getByRole('heading', { name: 'We deliver to your door' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Contact us' })).toLinkTo('/contact')
  expect(screen.queryByText('0 dealers', { exact: false })).not.toBeInTheDocument()
})

it('sorts by the distance from a town that is typed and chosen, in the chosen unit', async () => {
  const { user } = await open()
  await user.type(screen.getByLabelText('City or town'), 'seat')
  await user.click(await screen.findByRole('button', { name: 'Seattle, WA, US' }))
  expect(names()).toEqual(['Bridge & Chainring', 'Radhaus Mitte'])
  expect(screen.getByText('145 mi away')).toBeVisible()
  await user.click(screen.getByLabelText('mi'))
  expect(screen.getByText('145 mi away')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all dealers' }))
  expect(names()).toEqual(['Radhaus Mitte', 'Bridge & Chainring'])
})

it('says when no town has the name, and when towns cannot be looked up', async () => {
  const { user, unmount } = await open(async () => [])
  await user.type(screen.getByLabelText('City or town'), 'xyzzy')
  expect(await screen.findByText(/We couldn’t find that place/)).toBeVisible()
  unmount()
  const failing = await open(() => Promise.reject(unreachable()))
  await failing.user.type(screen.getByLabelText('City or town'), 'berlin')
  expect(await screen.findByText('We can’t search for places right now.')).toBeVisible()
})

it('filters by a service', async () => {
  const { user } = await open()
  await user.click(screen.getByLabelText('Test ride'))
  expect(names()).toEqual(['Radhaus Mitte'])
  expect(screen.getByText('1 dealer')).toBeVisible()
})

it('shows a region on the map, with a marker that leads to the entry of the list', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Europe, 1 dealer' }))
  const marker = screen.getByRole('link', { name: 'Radhaus Mitte, Berlin' })
  expect(marker).toHaveAttribute('href', '#dealer-7')
  expect(document.getElementById('dealer-7')).toContainElement(
    screen.getByRole('link', { name: 'Radhaus Mitte' }),
  )
})

describe('the position of the browser', () => {
  type PositionRequest = Geolocation['getCurrentPosition']
  function withPosition(getCurrentPosition: PositionRequest) {
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition },
    })
  }
  const press = (user: Awaited<ReturnType<typeof open>>['user']) =>
    user.click(screen.getByRole('button', { name: 'Use my location' }))

  it('is asked for with a press only, and sorts the list', async () => {
    const ask = jest.fn<void, Parameters<PositionRequest>>((found) =>
      found({ coords: { latitude: 47.6, longitude: -122.3 } } as GeolocationPosition),
    )
    withPosition(ask)
    const { user } = await open()
    expect(ask).not.toHaveBeenCalled()
    await press(user)
    expect(names()[0]).toBe('Bridge & Chainring')
    expect(screen.getByText('Nearest to your location first')).toBeVisible()
  })

  it.each([
    [1, /didn’t share your location/],
    [2, /can’t find your location/],
    [3, /took too long/],
  ])('that fails with code %i is explained', async (code, sentence) => {
    withPosition((_found, failed) => failed?.({ code } as GeolocationPositionError))
    const { user } = await open()
    await press(user)
    await waitFor(() => expect(screen.getByText(sentence)).toBeVisible())
  })
})
