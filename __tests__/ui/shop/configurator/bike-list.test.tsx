import { screen, within } from '@testing-library/react'

import { listedBike } from '@/components/shop/configurator/list/bike-list-data'
import { BikeListScreen } from '@/components/shop/configurator/list/bike-list-screen'
import { colorChosen, defaultBuild } from '@/domain/shop/bikes/build'
import { buildAddress, configuratorAddress } from '@/domain/shop/bikes/build-address'
import { seedBikes } from '@/server/seed/data/bikes'

import { renderApp } from '@/__tests__/support/render-app'
import { calendar, countryOf } from './open-configurator'

const country = countryOf('United States')

describe('The bike list', () => {
  it('shows every bike with its figures, sizes, colors, date and the way to configure it', () => {
    const bikes = seedBikes.map((bike) => listedBike(bike, { calendar, country, featured: [] }))
    renderApp(<BikeListScreen bikes={bikes} />)
    const rows = screen.getAllByRole('article')
    expect(rows).toHaveLength(3)
    for (const bike of seedBikes) {
      const row = screen.getByRole('heading', { name: bike.title }).closest('article')
      if (!row) throw new Error(`No row of ${bike.title}`)
      expect(within(row).getByText(bike.sizes.map(({ title }) => title).join(', '))).toBeVisible()
    }
    const prime = screen.getByRole('heading', { name: 'Nireeka Prime' }).closest('article')
    expect(prime).toHaveTextContent('$3,999.00')
    expect(prime).toHaveTextContent('27–40 mi')
    expect(prime).toHaveTextContent('57.3 lb')
    expect(prime).toHaveTextContent('750 W')
    expect(prime).toHaveTextContent('December 23, 2026, United States')
  })

  it('shows each bike in its featured color, and links to exactly this build', () => {
    const featured = seedBikes.map((bike) => ({
      id: bike.id,
      build: colorChosen(bike, defaultBuild(bike, country), bike.colors[2]?.id ?? 0),
    }))
    const bikes = seedBikes.map((bike) => listedBike(bike, { calendar, country, featured }))
    renderApp(<BikeListScreen bikes={bikes} />)
    for (const [index, { slug, title, colors }] of seedBikes.entries()) {
      const build = featured[index]?.build
      if (!build) throw new Error(`No build of ${title}`)
      const picture = screen.getByRole('img', { name: new RegExp(title) })
      expect(picture).toHaveAccessibleName(expect.stringContaining(colors[2]?.title ?? '-'))
      expect(picture).toHaveAttribute('src', expect.stringContaining(buildAddress(build)))
      expect(screen.getByRole('link', { name: `Configure ${title}` })).toLinkTo(
        configuratorAddress(slug, build),
      )
    }
  })

  it('shows the first color of a bike whose featured color is no longer made', () => {
    const [bike] = seedBikes
    if (!bike) throw new Error('No bikes')
    const standard = defaultBuild(bike, country)
    const featured = [{ id: bike.id, build: { ...standard, color_id: 1 } }]
    expect(listedBike(bike, { calendar, country, featured }).build).toEqual(standard)
  })
})
