import { fireEvent, screen, within } from '@testing-library/react'

import { buildAddress } from '@/domain/shop/bikes/build-address'
import { configurator as texts } from '@/messages/shop/configurator/configurator'
import { roomTexts } from '@/messages/shop/configurator/configurator-parts'
import { defaultBuild, sizeChosen } from '@/domain/shop/bikes/build'

import { expectConsole } from '@/__tests__/support/expect-console'
import { bikeOf, countryOf, openConfigurator, option } from './open-configurator'

const prime = bikeOf('nireeka-prime')
const sizeL = prime.sizes.find(({ title }) => title === 'L')?.id ?? 0
const address = encodeURIComponent(
  buildAddress(sizeChosen(prime, defaultBuild(prime, countryOf('United States')), sizeL)),
)
const file = `/models/nireeka-prime.glb?build=${address}`

afterEach(() => jest.restoreAllMocks())

async function open(agent: string) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  const { user } = await openConfigurator('nireeka-prime')
  await user.click(option(/^L$/))
  await user.click(screen.getByRole('button', { name: texts.showRoom }))
  const room = await screen.findByRole('region', { name: texts.room })
  expect(await within(room).findByRole('link', { name: roomTexts.download })).toLinkTo(file)
  return within(room)
}

it('a desk shows a code for a phone, and the file of this very build', async () => {
  const room = await open('Mozilla/5.0 (X11; Linux x86_64)')
  expect(room.getByRole('img', { name: roomTexts.code })).toBeVisible()
  expect(room.getByText(roomTexts.lead.desk)).toBeVisible()
  expect(room.getAllByRole('link')[0]).toHaveFocus()
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

describe('an iPhone', () => {
  const AGENT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'

  function workersAnswer(data: unknown) {
    const ended = jest.fn()
    class FakeWorker {
      onmessage: ((event: { data: unknown }) => void) | null = null
      terminate = ended
      /** Answers the order of a file, but not those of the stage. */
      postMessage = (order: object) =>
        'bike' in order && 'build' in order && setTimeout(() => this.onmessage?.({ data }))
    }
    Object.assign(window, { Worker: FakeWorker })
    // Makes WebGL unavailable.
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    return ended
  }
  afterEach(() => Reflect.deleteProperty(window, 'Worker'))

  it('makes a file in true size and offers it to its viewer', async () => {
    const ended = workersAnswer({ bytes: new Uint8Array([1]) })
    URL.createObjectURL = () => 'blob:http://localhost/one'
    URL.revokeObjectURL = jest.fn()
    const room = await open(AGENT)
    expect(room.getByText(roomTexts.lead.iphone)).toBeVisible()
    const button = room.getByRole('button', { name: roomTexts.make })
    expect(button).toHaveFocus()
    fireEvent.click(button)
    const link = await room.findByRole('link', { name: roomTexts.open })
    expect(link).toHaveAttribute('rel', 'ar')
    expect(link).toLinkTo('blob:http://localhost/one')
    // The viewer refuses links that contain anything else.
    expect([...link.children].map(({ tagName }) => tagName)).toEqual(['IMG'])
    expect(ended).toHaveBeenCalledTimes(1)
  })

  it('that can’t make it says so and offers to try again', async () => {
    expectConsole('error', /The file for the room could not be made/)
    workersAnswer({ fault: 'Out of memory' })
    const room = await open(AGENT)
    fireEvent.click(room.getByRole('button', { name: roomTexts.make }))
    expect(await room.findByText(roomTexts.notMade)).toBeVisible()
    expect(room.getByRole('button', { name: roomTexts.make })).toBeEnabled()
  })
})
