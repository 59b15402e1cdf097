import { fireEvent, screen } from '@testing-library/react'

import { AuthPicture } from '@/components/account/auth/auth-picture'
import { defaultBuild } from '@/domain/shop/bikes/build'
import { homePageOn } from '@/__tests__/support/home-page'
import { renderApp } from '@/__tests__/support/render-app'
import { seedBike, seedCountry, US } from '@/__tests__/support/orders/orders'
import { LOCAL_KEYS, localStore } from '@/utils/storage'

const home = homePageOn('2026-11-20')
const show = () =>
  renderApp(<AuthPicture />, { path: '/login', fakes: { home: { page: async () => home } } })

function configure(slot: string) {
  const build = defaultBuild(seedBike('nireeka-homie'), seedCountry(US))
  const bikes = { [slot]: { build, presetId: null, history: [], doneSteps: [], editedBuild: null } }
  localStore.write(LOCAL_KEYS.configuratorData, { version: 1, ride: null, rider: null, bikes })
}

it('shows the bike of the home page to a visitor without a build', async () => {
  show()
  expect(await screen.findByRole('img', { name: home.hero.text })).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

it('shows the build that the visitor configured last', () => {
  configure('nireeka-homie')
  show()
  const picture = screen.getByRole('img', { name: 'Your last build' })
  expect(picture).toHaveAttribute('src', expect.stringContaining('/pictures/nireeka-homie?'))
  expect(screen.getByRole('link')).toLinkTo(
    expect.stringMatching(/^\/configurator\/nireeka-homie\?build=/),
  )
})

it('shows the bike of the home page if the build’s bike is gone, or the build is of a cart line', async () => {
  configure('nireeka-homie')
  const { unmount } = show()
  fireEvent.error(screen.getByRole('img', { name: 'Your last build' }))
  expect(await screen.findByRole('img', { name: home.hero.text })).toBeVisible()
  unmount()
  configure('nireeka-homie~cart-1')
  show()
  expect(await screen.findByRole('img', { name: home.hero.text })).toBeVisible()
})
