import { screen, waitFor, within } from '@testing-library/react'

import { expectConsole } from '@/__tests__/support/expect-console'
import { fakeServices } from '@/__tests__/support/fake-services'
import { homePageOn } from '@/__tests__/support/home-page'
import { renderApp } from '@/__tests__/support/render-app'
import { seedCatalog } from '@/__tests__/support/catalog/seed-catalog'
import type { BikeDetail } from '@/components/shop/home/detail-band'
import { HomeScreen } from '@/components/shop/home/home-screen'
import { HomeBelow } from '@/components/kit/layout/home-below'
import { CartSlotProvider } from '@/components/kit/layout/cart-slot'
import type { Services } from '@/services/services'
import { loadHomePage } from '@/store/home/load-home-page'
import { makeStore } from '@/store/make-store'
import { showcase } from '#server/site/home/showcase'

/** Date of the page, which is also today by the browser's clock. */
const TODAY = new Date().toISOString().slice(0, 10)
const data = homePageOn('2026-11-20')

const [prime, , nyx] = data.bikes
if (!prime || !nyx) throw new Error('The seed has three bikes.')
const details: BikeDetail[] = [
  { slug: prime.slug, title: prime.title, build: prime.build, view: 'motor' },
  { slug: nyx.slug, title: nyx.title, build: nyx.build, view: 'paint' },
]

const renderHome = (made = { ...data, today: TODAY }, services?: Services) =>
  renderApp(
    <CartSlotProvider value={<button type="button">Shopping cart</button>}>
      <HomeScreen made={made} details={details} below={(shown) => <HomeBelow {...shown} />} />
    </CartSlotProvider>,
    services ? { services } : {},
  )

function row(title: string) {
  return within(screen.getByRole('article', { name: title }))
}

describe('home page', () => {
  test('the stage has menu, Login, cart, no row of links, one bike, its way on and the first picture', () => {
    renderHome()
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Menu' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Login' })).toLinkTo('/login')
    expect(screen.getByRole('button', { name: 'Shopping cart' })).toBeInTheDocument()
    const stage = within(screen.getByRole('region', { name: 'Your bike doesn’t exist yet.' }))
    expect(stage.getByRole('img', { name: /^Nyx in size M, Acid/ })).toBeInTheDocument()
    expect(stage.getByRole('link', { name: 'Configure yours' })).toLinkTo(
      expect.stringMatching(/^\/configurator\/nyx\?build=/),
    )
    const pictures = screen.getAllByRole('img').filter(({ tagName }) => tagName === 'IMG')
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
      'eager',
      ...Array.from({ length: 6 }, () => 'lazy'),
    ])
  })

  test('a picture of the company’s own takes the place of the bike, first to load and without a claim', () => {
    renderHome({ ...data, today: TODAY, picture: { id: 'abc', alt: 'Two riders', focus: 'top' } })
    const stage = within(screen.getByRole('region', { name: 'Your bike doesn’t exist yet.' }))
    const picture = stage.getByRole('img', { name: 'Two riders' })
    expect(picture).toHaveAttribute('fetchpriority', 'high')
    expect(picture).not.toHaveAttribute('loading', 'lazy')
    expect(picture.getAttribute('srcset')).toContain('/api/hero-pictures/abc/2560.webp 2560w')
    expect(picture).toHaveStyle({ objectPosition: 'top' })
    expect(stage.queryByText(/^Shown:/)).not.toBeInTheDocument()
    expect(stage.queryByRole('img', { name: /^Nyx/ })).not.toBeInTheDocument()
  })

  test.each([
    ['Nireeka Prime', '$3,999.00', '27–40 mi', '57.3 lb', '750 W', 'Dec 23', 'nireeka-prime'],
    ['Nireeka Homie', '$2,499.00', '35–53 mi', '43.7 lb', '500 W', 'Dec 13', 'nireeka-homie'],
    ['Nyx', '$4,999.00', '40–60 mi', '49.8 lb', '500 W', 'Jan 11', 'nyx'],
  ])('%s stands in its row with its figures', (...expected) => {
    const [title, price, range, weight, power, arrives, slug] = expected
    renderHome()
    const bike = row(title)
    for (const figure of [price, range, weight, power, arrives]) {
      expect(bike.getByText(figure, { exact: false, selector: 'dd' })).toBeInTheDocument()
    }
    expect(bike.getByRole('link', { name: `Configure ${title}` })).toLinkTo(
      // The link opens exactly the build in the picture.
      expect.stringMatching(`^/configurator/${slug}\\?build=[\\d_.-]+$`),
    )
  })

  test('each bike leads with the figure in which it is best, and close-ups are between the bikes', () => {
    renderHome()
    const rows = ['Nireeka Prime', 'Nireeka Homie', 'Nyx'].map(row)
    const leads = rows.map((bike) => bike.getByText(/^Our /))
    expect(leads.map(({ textContent }) => textContent)).toEqual([
      'Our strongest motor',
      'Our lightest bike',
      'Our longest range',
    ])
    const pictures = screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))
    expect(pictures[2]).toBe('Motor, cranks and chain of the Nireeka Prime')
    expect(pictures[4]).toBe('Head tube, fork and bar of the Nyx')
  })

  test('colors are named, the date explained, the hours of support given, and owners quoted', () => {
    renderHome()
    const names = row('Nireeka Prime')
      .getAllByRole('listitem')
      .map((item) => item.textContent)
    expect(names).toEqual(['Graphite', 'Bone', 'Signal Orange', 'Abyss', 'Moss', 'Two-tone'])
    const section = within(
      screen.getByRole('region', { name: 'Your delivery date, and what sets it' }),
    )
    expect(
      section.getByText(
        '24 business days at the factory, ready Jan 5, then 6 days in transit. Arrives Jan 11.',
      ),
    ).toBeInTheDocument()
    expect(section.getByRole('row', { name: 'Nireeka Homie 10 6 Dec 13' })).toBeInTheDocument()
    const help = within(screen.getByRole('region', { name: 'Ask before you order' }))
    expect(help.getByText('9 A.M to 5 P.M EST')).toBeInTheDocument()
    expect(help.getByText('9 A.M to 1 P.M EST')).toBeInTheDocument()
    const owners = within(screen.getByRole('region', { name: 'What owners say' }))
    expect(owners.getByText('out of 5, from 3 delivered bikes')).toBeInTheDocument()
    const quote = within(owners.getByRole('article', { name: 'My Nyx' }))
    expect(quote.getByRole('img', { name: '4 out of 5 stars' })).toBeInTheDocument()
    expect(quote.getByText('Ada L.')).toBeInTheDocument()
    expect(quote.getByText('Verified owner: Nyx, M')).toBeInTheDocument()
    expect(owners.getByRole('link', { name: 'All reviews of the Nyx' })).toLinkTo(
      '/configurator/nyx#reviews',
    )
  })

  test('a shop without bikes is an error, not an empty page', () => {
    const catalog = { ...seedCatalog(), bikes: [] }
    expect(() => showcase(catalog, { today: '2026-11-20', closed_days: [] })).toThrow(RangeError)
  })

  test('the calendar of another bike is shown when it is chosen', async () => {
    const { user, store } = renderHome()
    await user.click(screen.getByRole('radio', { name: 'Nireeka Homie' }))
    expect(await screen.findByText(/^10 business days at the factory/)).toBeInTheDocument()
    expect(store.getState().home).toMatchObject({ bikeChoose: 'nireeka-homie', countryId: 222 })
  })
})

describe('a page that is of another day', () => {
  const old = { ...data, today: '2020-01-01' }

  test('is fetched again, and what is new stands there', async () => {
    const fresh = homePageOn('2026-12-01')
    const page = jest.fn(() => Promise.resolve(fresh))
    const { store } = renderHome(old, fakeServices({ home: { page } }))
    expect(await screen.findByText('Nyx, ordered on Dec 1')).toBeInTheDocument()
    expect(page).toHaveBeenCalledTimes(1)
    expect(store.getState().home).toMatchObject({ homePageData: fresh, countryId: 222 })
  })

  test('stays as it was made when that fails, and the failure is only logged', async () => {
    expectConsole('error', /^The home page could not be loaded/)
    const page = jest.fn(() => Promise.reject(new Error('no network')))
    renderHome(old, fakeServices({ home: { page } }))
    await waitFor(() => expect(page).toHaveBeenCalledTimes(1))
    expect(screen.getByRole('heading', { name: 'Your bike doesn’t exist yet.' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

test('a failure of the load is logged and rethrown', async () => {
  expectConsole('error', /^The home page could not be loaded/)
  const fault = new Error('no network')
  const page = () => Promise.reject(fault)
  const store = makeStore({ services: fakeServices({ home: { page } }) })
  await expect(store.dispatch(loadHomePage())).rejects.toBe(fault)
})
