import { screen, within } from '@testing-library/react'

import { listedBike } from '@/components/shop/configurator/list/bike-list-data'
import { BikeListScreen } from '@/components/shop/configurator/list/bike-list-screen'
import { configuratorAddress } from '@/domain/shop/bikes/build-address'
import { seedBikes } from '@/server/seed/data/bikes'

import { renderApp } from '@/__tests__/support/render-app'
import { calendar, countryOf } from './open-configurator'

const noBuild = {
  size_id: 0,
  color_id: 0,
  paint: null,
  selectedParts: {},
  selectedMultipleParts: {},
}

describe('The bike list', () => {
  it('shows every bike with its figures, sizes, colors, date and the way to configure it', () => {
    const country = countryOf('United States')
    const bikes = seedBikes.map((bike) => listedBike(bike, { calendar, country }))
    renderApp(<BikeListScreen bikes={bikes} />)
    const rows = screen.getAllByRole('article')
    expect(rows).toHaveLength(3)
    for (const bike of seedBikes) {
      const row = screen.getByRole('heading', { name: bike.title }).closest('article')
      if (!row) throw new Error(`No row of ${bike.title}`)
      expect(within(row).getByRole('img', { name: new RegExp(bike.title) })).toBeVisible()
      expect(within(row).getByRole('link', { name: `Configure ${bike.title}` })).toLinkTo(
        // The link opens exactly the build in the picture.
        configuratorAddress(bike.slug, bikes.find(({ id }) => id === bike.id)?.build ?? noBuild),
      )
      expect(within(row).getByText(bike.sizes.map(({ title }) => title).join(', '))).toBeVisible()
    }
    const prime = screen.getByRole('heading', { name: 'Nireeka Prime' }).closest('article')
    expect(prime).toHaveTextContent('$3,999.00')
    expect(prime).toHaveTextContent('27–40 mi')
    expect(prime).toHaveTextContent('57.3 lb')
    expect(prime).toHaveTextContent('750 W')
    expect(prime).toHaveTextContent('December 23, 2026, United States')
  })
})
