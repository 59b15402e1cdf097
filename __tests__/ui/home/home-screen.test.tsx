import { screen, within } from '@testing-library/react'

import { renderApp } from '@/__tests__/support/render-app'
import { HomeScreen } from '@/components/home/home-screen'
import { homeData } from '@/components/home/showcase'
import { topLinks } from '@/components/layout/navigation-links'
import { CartSlotProvider } from '@/components/layout/cart-slot'
import { seedBikes } from '#server/db/seed/data/bikes'
import { seedClosedDays } from '#server/db/seed/data/calendar'
import { seedCountries } from '#server/db/seed/data/countries'

const country = seedCountries.find(({ id }) => id === 222)
if (!country) throw new Error('The seed has no country 222.')
const calendar = { today: '2026-11-20', closed_days: seedClosedDays.map(({ date }) => date) }
const data = homeData({ bikes: seedBikes, calendar, country })

function renderHome() {
  renderApp(
    <CartSlotProvider value={<button type="button">Shopping cart</button>}>
      <HomeScreen {...data} />
    </CartSlotProvider>,
  )
}

function row(title: string) {
  return within(screen.getByRole('article', { name: title }))
}

describe('home page', () => {
  test('the stage carries every link of the top navigation, Login and the cart', () => {
    renderHome()
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }))
    for (const { href, title } of topLinks) {
      expect(navigation.getByRole('link', { name: title })).toHaveAttribute('href', href)
    }
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    expect(screen.getByRole('button', { name: 'Shopping cart' })).toBeInTheDocument()
  })

  test('the stage shows one bike and leads to the configurator', () => {
    renderHome()
    const stage = within(screen.getByRole('region', { name: 'Your bike does not exist yet.' }))
    expect(stage.getByRole('img', { name: /^Nyx in size M, Acid/ })).toBeInTheDocument()
    expect(stage.getByRole('link', { name: 'Configure yours' })).toHaveAttribute(
      'href',
      '/configurator',
    )
  })

  test.each([
    ['Nireeka Prime', '$3,999.00', '43–64 km', '26.0 kg', '750 W', 'Dec 23', 'nireeka-prime'],
    ['Nireeka Homie', '$2,499.00', '57–86 km', '19.8 kg', '500 W', 'Dec 13', 'nireeka-homie'],
    ['Nyx', '$4,999.00', '64–96 km', '22.6 kg', '500 W', 'Jan 11', 'nyx'],
  ])('%s stands in its row with its figures', (...expected) => {
    const [title, price, range, weight, power, arrives, slug] = expected
    renderHome()
    const bike = row(title)
    for (const figure of [price, range, weight, power, arrives]) {
      expect(bike.getByText(figure, { exact: false, selector: 'dd' })).toBeInTheDocument()
    }
    expect(bike.getByRole('link', { name: `Configure ${title}` })).toHaveAttribute(
      'href',
      `/configurator/${slug}`,
    )
  })

  test('every color of a bike is named', () => {
    renderHome()
    const names = row('Nireeka Prime')
      .getAllByRole('listitem')
      .map((item) => item.textContent)
    expect(names).toEqual(['Graphite', 'Bone', 'Signal Orange', 'Abyss', 'Moss', 'Two-tone'])
  })

  test('the date is explained in words and in a table', () => {
    renderHome()
    const section = within(screen.getByRole('region', { name: 'A date, and what sets it' }))
    expect(
      section.getByText(
        '24 working days at the factory, finished on Jan 5, then 6 days on the way. Arrives on Jan 11.',
      ),
    ).toBeInTheDocument()
    expect(section.getByRole('row', { name: 'Nireeka Homie 10 6 Dec 13' })).toBeInTheDocument()
  })

  test('help names the hours of customer support', () => {
    renderHome()
    const help = within(screen.getByRole('region', { name: 'Ask before you order' }))
    expect(help.getByText('9 A.M to 5 P.M EST')).toBeInTheDocument()
    expect(help.getByText('9 A.M to 1 P.M EST')).toBeInTheDocument()
  })

  test('the page carries neither the catalogue nor a drawing', () => {
    expect(JSON.stringify(data).length).toBeLessThan(JSON.stringify(seedBikes).length / 5)
    expect(JSON.parse(JSON.stringify(data))).toEqual(data)
  })

  test('the picture of the stage comes first, the others when they are needed', () => {
    renderHome()
    const pictures = screen.getAllByRole('img')
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
      'lazy',
      'lazy',
      'lazy',
    ])
  })

  test('a shop without bikes is an error, not an empty page', () => {
    expect(() => homeData({ bikes: [], calendar, country })).toThrow(RangeError)
  })
})
