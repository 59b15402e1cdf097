import { configure, screen, waitFor } from '@testing-library/react'

import * as studio from '@/components/shop/bikes/bike-studio'
import { ConfiguratorScreen } from '@/components/shop/configurator/configurator-screen'
import { LATE_PARTS } from '@/components/shop/configurator/lazy-parts'
import type { Bike, Color } from '@/domain/shop/bikes/bike'
import type { EarlierPrices } from '@/domain/shop/bikes/prior-build-price'
import { availableColors } from '@/domain/shop/bikes/build'
import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import type { Country } from '@/domain/shop/countries/country'
import { cents } from '@/domain/kit/money'
import { seedBikes } from '@/server/seed/data/bikes'
import { seedCountries } from '@/server/seed/data/countries'
import type { Extra } from '@/contract/shop/configurator/configurator'
import type { AvailableColors } from '@/services/shop/configurator'
import type { Services } from '@/services/services'
import { guestCartFeature } from '@/store/cart/guest-cart-feature'
import { selectConfiguration } from '@/store/configurator/configurator-selectors'

import { parseConfiguratorQuery, slotOf } from '@/hooks/shop/configurator/use-configurator-query'
import type { WireUser } from '@/contract/account/profile/profile'
import { registerFeature } from '@/store/lazy-features'

import { fakeServices, type Fakes } from '@/__tests__/support/fake-services'
import { renderApp, withDialogs } from '@/__tests__/support/render-app'

// On every page, the header loads this feature.
registerFeature(guestCartFeature)

// The real drawing's thousand nodes slow down role lookups; files without shared modules mock it.
let drawing: jest.MockedFunction<typeof studio.BikeStudio>
beforeEach(() => {
  if (!jest.isMockFunction(studio.BikeStudio)) jest.spyOn(studio, 'BikeStudio')
  drawing = jest.mocked(studio.BikeStudio)
  drawing.mockImplementation(({ title, rider }) => (
    <svg role="img" aria-label={rider ? `${title} With rider.` : title} />
  ))
})
afterAll(() => drawing.mockRestore())

configure({ asyncUtilTimeout: 5_000 })

export const calendar = { today: '2026-11-20', closed_days: ['2026-11-26'], full_weeks: [] }

export function bikeOf(slug: string): Bike {
  const bike = seedBikes.find((one) => one.slug === slug)
  if (!bike) throw new Error(`No bike ${slug}`)
  return bike
}

export function countryOf(title: string): Country {
  const country = seedCountries.find((one) => one.title === title)
  if (!country) throw new Error(`No country ${title}`)
  return country
}

const home = seedCountries.find(({ id }) => id === DEFAULT_COUNTRY_ID)

export const pannier: Extra = {
  id: 5000113,
  title: 'Pannier pair',
  description: 'Two bags.',
  price: cents(12_900),
  weight_g: 1_740,
  thumbnail: '',
  in_stock: true,
  has_versions: false,
}

type ConfiguratorCalls = Services['configurator']

export function factory(bike: Bike, calls: Partial<ConfiguratorCalls> = {}) {
  return {
    colors: jest.fn(
      calls.colors ?? (async ({ sizeId }) => byType(availableColors(bike, Number(sizeId)))),
    ),
    date: jest.fn(calls.date ?? (async () => dateAnswer())),
    saveBuild: jest.fn(calls.saveBuild),
    restoreBuild: jest.fn(calls.restoreBuild),
    edit: jest.fn(calls.edit),
  }
}

export function dateAnswer(in_stock = true) {
  return { ready_date: '2026-12-15', working_days: 18, in_stock, calendar }
}

export function byType(colors: readonly Color[]): AvailableColors {
  const answer: AvailableColors = {}
  // Reverses the specified order, so that the screen can't rely on the order of the response.
  for (const color of [...colors].reverse()) {
    answer[color.type] = [color, ...(answer[color.type] ?? [])]
  }
  return answer
}

interface OpenOptions {
  path?: string
  unavailable?: string
  calls?: Partial<ConfiguratorCalls>
  countries?: Country[]
  extras?: Extra[]
  earlier?: EarlierPrices[]
  /** Logged-in user; a guest if omitted. */
  user?: WireUser
  services?: Fakes
}

// Loads the lazy parts, as an idle page would have.
beforeAll(async () => {
  await Promise.all(LATE_PARTS.map((load) => load()))
})

export async function openConfigurator(slug: string, options: OpenOptions = {}) {
  if (localStorage.getItem('unit') === null) localStorage.setItem('unit', '1')
  const bike = { ...bikeOf(slug), unavailable: options.unavailable }
  if (!home) throw new Error('The default country is missing.')
  const configurator = factory(bike, options.calls)
  const countries = options.countries ?? seedCountries
  const { user: visitor } = options
  const services = fakeServices({
    ...options.services,
    ...(visitor
      ? {
          session: { token: () => 'token', mark: () => 'mark' },
          account: { me: async () => visitor, ...options.services?.account },
        }
      : {}),
    configurator,
    countries: { list: async () => ({ countries, default_id: DEFAULT_COUNTRY_ID }) },
  })
  const page = {
    bike,
    calendar,
    country: home,
    extras: options.extras ?? [],
    earlier_prices: options.earlier,
  }
  const app = renderApp(withDialogs(<ConfiguratorScreen {...page} />), {
    services,
    path: options.path ?? `/configurator/${slug}`,
  })
  const path = options.path ?? `/configurator/${slug}`
  const query = Object.fromEntries(new URL(path, 'https://localhost').searchParams)
  const slot = slotOf(slug, parseConfiguratorQuery(query))
  const configuration = () => selectConfiguration(app.store.getState(), slot)
  await waitFor(() => {
    expect(['ready', 'failed']).toContain(configuration().datesStatus)
  })
  return { ...app, bike, configurator, configuration }
}

export function deferred<Answer>() {
  let resolve: (answer: Answer) => void = () => {}
  let reject: (fault: Error) => void = () => {}
  const promise = new Promise<Answer>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

/** Finds a sentence in the status region; the summary has the same words but announces nothing. */
export const announced = (words: RegExp) => screen.findByText(words, { selector: '[role=status]' })
export const answer = (name: RegExp) => screen.getByRole('button', { name })
export const option = (name: RegExp) => screen.getByRole('radio', { name })
