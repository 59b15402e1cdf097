import { fireEvent, render, screen, waitFor } from '@testing-library/react'

import { makeStill } from '@/components/shop/bike3d/make-still'
import { PictureButtons } from '@/components/shop/configurator/stage/picture-buttons'
import { onStage } from '@/components/shop/configurator/stage/build-picture'
import { defaultBuild } from '@/domain/shop/bikes/build'
import { turnTexts } from '@/messages/shop/configurator/configurator-turntable'
import { saveFile } from '@/utils/save-file'

import { expectConsole } from '@/__tests__/support/expect-console'
import { bikeOf, countryOf } from './open-configurator'

// Both need a real browser: one for its GPU, the other for its image decoder.
jest.mock('@/components/shop/bikes/bike-studio', () => ({ BikeStudio: jest.fn() }))
jest.mock('@/components/shop/bike3d/make-still', () => ({ makeStill: jest.fn() }))
jest.mock('@/components/shop/configurator/stage/build-picture', () => ({
  ...jest.requireActual<object>('@/components/shop/configurator/stage/build-picture'),
  onStage: jest.fn(),
}))
jest.mock('@/utils/save-file', () => ({ saveFile: jest.fn() }))

const nyx = bikeOf('nyx')
const build = defaultBuild(nyx, countryOf('United States'))
const [made, sent] = [new Blob(['made']), new Blob(['sent'])]
const fetchMock = jest.fn()

function withPicture(type: string) {
  fetchMock.mockResolvedValue({ ok: true, headers: new Headers({ 'content-type': type }) })
}

async function saved() {
  render(<PictureButtons bike={nyx} build={build} />)
  fireEvent.click(screen.getByRole('button', { name: turnTexts.save }))
  await screen.findByText(turnTexts.saved)
  return jest.mocked(saveFile).mock.calls[0]?.[1]
}

beforeEach(() => {
  jest.clearAllMocks()
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ getExtension: () => null } as never)
  jest.mocked(makeStill).mockResolvedValue(made)
  jest.mocked(onStage).mockResolvedValue(sent)
  Object.assign(window, { fetch: fetchMock, Worker: class {}, ResizeObserver: class {} })
})
afterEach(() => {
  jest.restoreAllMocks()
  for (const name of ['fetch', 'Worker', 'ResizeObserver']) Reflect.deleteProperty(window, name)
})

describe('the saved picture of a build', () => {
  it('is made here where the studio took none', async () => {
    withPicture('image/svg+xml; charset=utf-8')
    expect(await saved()).toBe(made)
    expect(makeStill).toHaveBeenCalledWith(nyx, build, expect.any(Number))
    const [address, request] = fetchMock.mock.calls[0] as [string, RequestInit]
    expect(address).toContain('view=studio')
    expect(request.method).toBe('HEAD')
  })

  it('is the one of the studio where there is one', async () => {
    withPicture('image/avif')
    expect(await saved()).toBe(sent)
    expect(makeStill).not.toHaveBeenCalled()
  })

  it('is drawn where the graphics card fails', async () => {
    expectConsole('error', /The picture could not be made here/)
    withPicture('image/svg+xml; charset=utf-8')
    jest.mocked(makeStill).mockRejectedValue(new Error('No card'))
    expect(await saved()).toBe(sent)
  })

  it('is drawn without asking further where the browser saves data', async () => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    })
    expect(await saved()).toBe(sent)
    Reflect.deleteProperty(navigator, 'connection')
    expect(fetchMock).not.toHaveBeenCalled()
  })

  it('keeps the button busy until it is there', async () => {
    withPicture('image/svg+xml; charset=utf-8')
    let finish: (picture: Blob) => void = () => undefined
    jest.mocked(makeStill).mockReturnValue(new Promise((resolve) => (finish = resolve)))
    render(<PictureButtons bike={nyx} build={build} />)
    const button = screen.getByRole('button', { name: new RegExp(turnTexts.save) })
    fireEvent.click(button)
    await waitFor(() => expect(makeStill).toHaveBeenCalled())
    expect(button).toHaveAttribute('aria-busy', 'true')
    finish(made)
    await screen.findByText(turnTexts.saved)
    expect(button).not.toHaveAttribute('aria-busy')
  })
})
