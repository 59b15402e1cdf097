import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'

import { PictureButtons } from '@/components/shop/configurator/stage/picture-buttons'
import { defaultBuild } from '@/domain/shop/bikes/build'
import { turnTexts } from '@/messages/shop/configurator/configurator-turntable'
import { saveFile } from '@/utils/save-file'

import { expectConsole } from '@/__tests__/support/expect-console'
import { FakeWorker, withWorker } from './fake-worker'
import { bikeOf, countryOf } from './open-configurator'

jest.mock('@/components/shop/bikes/bike-studio', () => ({ BikeStudio: jest.fn() }))
jest.mock('@/utils/save-file', () => ({ saveFile: jest.fn() }))

const nyx = bikeOf('nyx')
const build = defaultBuild(nyx, countryOf('United States'))
const file = new Blob(['picture'])
const drawImage = jest.fn()

function pressSave() {
  render(<PictureButtons bike={nyx} build={build} />)
  const button = screen.getByRole('button', { name: new RegExp(turnTexts.save) })
  fireEvent.click(button)
  return button
}

beforeEach(jest.clearAllMocks)
withWorker()
beforeEach(() => {
  const ink = {
    drawImage,
    fillRect: jest.fn(),
    createLinearGradient: () => ({ addColorStop: jest.fn() }),
  }
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(ink as never)
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((receive: BlobCallback) => receive(file))
})

describe('the saved picture of a build', () => {
  it('is the worker’s in its final quality, and keeps the button busy until then', async () => {
    const button = pressSave()
    const [worker] = FakeWorker.all
    expect(worker?.files).toHaveLength(1)
    expect(button).toHaveAttribute('aria-busy', 'true')
    await act(async () => worker?.sendPicture(build, 1600, { file: worker.files[0] ?? 0 }))
    await screen.findByText(turnTexts.saved)
    expect(button).not.toHaveAttribute('aria-busy')
    expect(saveFile).toHaveBeenCalledWith('nyx-night-m.jpg', file, 'image/jpeg')
    expect(drawImage.mock.calls[0]?.[0]).toMatchObject({ width: 1600 })
    expect(worker?.isEnded).toBe(true)
  })

  it('is the server’s where the worker fails', async () => {
    expectConsole('error', /The picture could not be made here/)
    pressSave()
    act(() => FakeWorker.all[0]?.onerror?.({ message: 'No memory' }))
    await screen.findByText(turnTexts.saved)
    expect(drawImage.mock.calls[0]?.[0]).toBeInstanceOf(HTMLImageElement)
  })

  it('is the server’s where there are no workers', async () => {
    Reflect.deleteProperty(window, 'Worker')
    pressSave()
    await waitFor(() => expect(saveFile).toHaveBeenCalled())
    expect(drawImage.mock.calls[0]?.[0]).toBeInstanceOf(HTMLImageElement)
    await screen.findByText(turnTexts.saved)
  })
})
