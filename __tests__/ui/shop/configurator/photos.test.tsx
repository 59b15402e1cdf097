import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { Photos } from '@/components/shop/configurator/stage/photos'
import { VIEWS } from '@/domain/shop/bike3d/views'
import { defaultBuild } from '@/domain/shop/bikes/build'
import { configurator } from '@/messages/shop/configurator/configurator'
import { photoTexts as texts } from '@/messages/shop/configurator/configurator-parts'

import { bikeOf, countryOf, openConfigurator } from './open-configurator'

const nyx = bikeOf('nyx')
const build = defaultBuild(nyx, countryOf('United States'))

test('photos are shown view by view, by the keyboard too', async () => {
  const user = userEvent.setup()
  render(<Photos slug="nyx" title="Nyx" photos={{ build, views: VIEWS }} />)
  await user.click(screen.getByRole('button', { name: configurator.photos }))
  const dialog = within(await screen.findByRole('dialog', { name: texts.title('Nyx') }))
  const shown = () => dialog.getByRole('img').getAttribute('src')
  expect(shown()).toContain('view=studio&build=')
  await user.click(dialog.getByRole('radio', { name: texts.views.motor }))
  expect(shown()).toContain('view=studio&from=motor&build=')
  expect(dialog.getByRole('img', { name: texts.photo('Nyx', texts.views.motor) })).toBeVisible()
  await user.keyboard('{ArrowRight}')
  expect(shown()).toContain('from=paint')
})

test('a bike that the studio has not seen has none', async () => {
  await openConfigurator('nyx')
  expect(screen.queryByRole('button', { name: configurator.photos })).toBeNull()
})
