import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { Photos } from '@/components/shop/configurator/stage/photos'
import { VIEWS } from '@/domain/shop/bike3d/views'
import { defaultBuild } from '@/domain/shop/bikes/build'
import { chrome } from '@/messages/kit/chrome'
import { configurator } from '@/messages/shop/configurator/configurator'
import { photoTexts as texts } from '@/messages/shop/configurator/configurator-parts'

import { bikeOf, countryOf, openConfigurator } from './open-configurator'

const nyx = bikeOf('nyx')
const build = defaultBuild(nyx, countryOf('United States'))

const SIDE = texts.photo('Nyx', texts.views.side)

async function openPhotos() {
  const user = userEvent.setup()
  render(<Photos slug="nyx" title="Nyx" photos={{ build, views: VIEWS, stills: [] }} />)
  await user.click(screen.getByRole('button', { name: configurator.photos }))
  const dialog = within(await screen.findByRole('dialog', { name: texts.title('Nyx') }))
  return { user, dialog }
}

test('photos are shown view by view, by the keyboard too', async () => {
  const { user, dialog } = await openPhotos()
  const shown = () => dialog.getByRole('img').getAttribute('src')
  expect(shown()).toContain('view=studio&build=')
  await user.click(dialog.getByRole('radio', { name: texts.views.motor }))
  expect(shown()).toContain('view=studio&from=motor&build=')
  expect(dialog.getByRole('img', { name: texts.photo('Nyx', texts.views.motor) })).toBeVisible()
  await user.keyboard('{ArrowRight}')
  expect(shown()).toContain('from=paint')
})

test('a photo that takes long has a spinner until it is loaded', async () => {
  const { dialog } = await openPhotos()
  const loading = await dialog.findByText(texts.loading)
  fireEvent.load(dialog.getByRole('img', { name: SIDE }))
  expect(loading).not.toBeInTheDocument()
})

test('a photo that fails to load can be tried again', async () => {
  const { user, dialog } = await openPhotos()
  fireEvent.error(dialog.getByRole('img', { name: SIDE }))
  expect(dialog.getByText(texts.failed)).toBeVisible()
  expect(dialog.queryByRole('img', { name: SIDE })).toBeNull()
  await user.click(dialog.getByRole('button', { name: chrome.tryAgain }))
  expect(dialog.getByRole('img', { name: SIDE })).toBeInTheDocument()
})

test('a photo fills dense screens: it is offered in 2,560 pixels, for the size of the window', async () => {
  const { dialog } = await openPhotos()
  const photo = dialog.getByRole('img', { name: SIDE })
  expect(photo.getAttribute('srcset')).toContain('&w=2560 2560w')
  expect(photo).toHaveAttribute('sizes', expect.stringContaining('100svh'))
})

test('a bike that the studio has not seen has none', async () => {
  await openConfigurator('nyx')
  expect(screen.queryByRole('button', { name: configurator.photos })).toBeNull()
})
