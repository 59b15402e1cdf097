import { screen, within } from '@testing-library/react'

import { buildAddress } from '@/domain/build-address'
import { configurator as texts } from '@/messages/configurator'
import { roomTexts } from '@/messages/configurator-parts'
import { defaultBuild, sizeChosen } from '@/domain/build'

import { bikeOf, countryOf, openConfigurator, option } from './open-configurator'

const prime = bikeOf('nireeka-prime')
const sizeL = prime.sizes.find(({ title }) => title === 'L')?.id ?? 0
const address = encodeURIComponent(
  buildAddress(sizeChosen(prime, defaultBuild(prime, countryOf('United States')), sizeL)),
)
const file = `/models/nireeka-prime.glb?build=${address}`

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

async function open(agent: string) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  const { user } = await openConfigurator('nireeka-prime')
  await user.click(option(/^L$/))
  await user.click(screen.getByRole('button', { name: texts.showRoom }))
  const room = await screen.findByRole('region', { name: texts.room })
  expect(await within(room).findByRole('link', { name: roomTexts.download })).toHaveAttribute(
    'href',
    file,
  )
  expect(within(room).getAllByRole('link')[0]).toHaveFocus()
  return within(room)
}

it('a desk shows a code for a phone, and the file of this very build', async () => {
  const room = await open('Mozilla/5.0 (X11; Linux x86_64)')
  expect(room.getByRole('img', { name: roomTexts.code })).toBeVisible()
  expect(room.getByText(roomTexts.lead.desk)).toBeVisible()
})

it('Android opens it in true size, or the page again', async () => {
  const room = await open('Mozilla/5.0 (Linux; Android 15; Pixel 9)')
  const href = room.getByRole('link', { name: roomTexts.open }).getAttribute('href') ?? ''
  const [, query = ''] =
    /^intent:\/\/arvr\.google\.com\/scene-viewer\/1\.0\?(.+?)#/.exec(href) ?? []
  const { file: sent, ...rest } = Object.fromEntries(new URLSearchParams(query))
  expect(sent).toBe(`${window.location.origin}${file}`)
  expect(rest).toEqual({ mode: 'ar_preferred', resizable: 'false', title: prime.title })
  const [, page = ''] = /S\.browser_fallback_url=([^;]+);/.exec(href) ?? []
  expect(decodeURIComponent(page)).toBe(
    `${window.location.origin}/configurator/nireeka-prime?build=${address}`,
  )
  expect(room.queryByRole('img')).toBeNull()
})

it('an iPhone is told what it can do', async () => {
  const room = await open('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')
  expect(room.getByText(roomTexts.lead.iphone)).toBeVisible()
  expect(room.queryByRole('link', { name: roomTexts.open })).toBeNull()
})
