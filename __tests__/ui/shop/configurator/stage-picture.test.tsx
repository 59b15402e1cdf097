import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'

import { loadStudio } from '@/components/shop/configurator/lazy-parts'
import { loadDrawing } from '@/components/shop/configurator/stage/load-drawing'
import { StagePicture } from '@/components/shop/configurator/stage/stage-picture'
import { stillKey } from '@/domain/shop/bike3d/still-key'
import { STILL_WIDTHS } from '@/domain/shop/bike3d/still-widths'
import { colorChosen, defaultBuild, sizeChosen } from '@/domain/shop/bikes/build'
import { storeStagePicture } from '@/hooks/shop/bikes/stage-pictures'
import type { Choices } from '@/hooks/shop/configurator/use-configurator'

import { FakeWorker, withWorker } from './fake-worker'
import { bikeOf, countryOf } from './open-configurator'

const nyx = bikeOf('nyx')
const standard = defaultBuild(nyx, countryOf('United States'))
const other = sizeChosen(nyx, standard, nyx.sizes[0]?.id ?? 0)
const acid = colorChosen(nyx, standard, nyx.colors.find(({ title }) => title === 'Acid')?.id ?? 0)
const stills = [standard, acid].map((build) => stillKey(nyx, build))

function picture(build = standard, hasRider = false) {
  const choices = { bike: nyx, build, rider: null } as unknown as Choices
  return <StagePicture choices={choices} hasRider={hasRider} stills={stills} />
}

/** Renders the page on the server, then hydrates it. */
function openPage() {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(picture())
  return render(picture(), { container, hydrate: true })
}
/** Widths of common phones' screens with the pixels of a CSS pixel. */
const PHONES = [
  [360, 3],
  [390, 3],
  [412, 2.625],
] as const
const shown = () => screen.getByRole('img').tagName
/** Updates take effect at the end of `act`, so that loading and the tasks after it need several. */
const flushed = async () => {
  for (let time = 0; time < 3; time++)
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
}
const layers = (container: HTMLElement) =>
  [...container.querySelectorAll('[aria-hidden] > *')].map((layer) =>
    layer instanceof HTMLCanvasElement ? layer.width : layer.getAttribute('src'),
  )

beforeAll(() => Promise.all([loadStudio(), loadDrawing()]))

describe('the picture of the stage without workers', () => {
  it('stays a file until something else is chosen, which is then drawn', async () => {
    const { rerender } = openPage()
    fireEvent.pointerMove(window)
    await flushed()
    expect(shown()).toBe('IMG')
    rerender(picture(other))
    await flushed()
    expect(shown()).toBe('svg')
    rerender(picture())
    await flushed()
    expect(shown()).toBe('IMG')
  })

  it('is no larger a file on phones than they show', () => {
    openPage()
    const share = Number(/,(\d+)vw$/.exec(screen.getByRole<HTMLImageElement>('img').sizes)?.[1])
    for (const [width, density] of PHONES) {
      const pixels = (width * share * density) / 100
      expect(STILL_WIDTHS.find((stored) => stored >= pixels)).toBe(960)
    }
  })

  it('is drawn with a rider', async () => {
    const { rerender } = openPage()
    rerender(picture(standard, true))
    await flushed()
    expect(shown()).toBe('svg')
  })
})

describe('the picture of the stage with a worker', () => {
  withWorker()

  it('starts no worker before the first movement, whatever the address chose', async () => {
    const { rerender } = openPage()
    rerender(picture(other))
    await flushed()
    expect(FakeWorker.all).toHaveLength(0)
    expect(screen.getByRole('img').getAttribute('src')).toContain(`build=${other.size_id}.`)
  })

  it('is the latest one of the worker, and the page’s own again for the same look', async () => {
    const { rerender, container } = openPage()
    fireEvent.pointerMove(window)
    await flushed()
    const [worker] = FakeWorker.all
    expect(worker?.orders).toMatchObject([{ build: standard, needsModel: false }])
    act(() => worker?.sendPicture(standard, 360))
    expect(layers(container)).toEqual([])

    rerender(picture(other))
    expect(worker?.orders.at(-1)).toMatchObject({ build: other, picture: { hasRider: false } })
    expect(layers(container)).toEqual([])
    act(() => worker?.sendPicture(other, 360))
    act(() => worker?.sendPicture(other, 720))
    expect(layers(container)).toEqual([720])
    expect(container.querySelector('img')).toHaveClass('opacity-0')
    expect(document.body).toHaveFocus()

    rerender(picture({ ...standard }))
    expect(layers(container)).toEqual([])
    expect(container.querySelector('img')).not.toHaveClass('opacity-0')
  })

  it('can be stored for the cart', async () => {
    const large = sizeChosen(nyx, standard, nyx.sizes.at(-1)?.id ?? 0)
    const blobs = jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockReturnValue(undefined)
    const { rerender } = openPage()
    fireEvent.pointerMove(window)
    await flushed()
    rerender(picture(large))
    storeStagePicture('nyx', large)
    expect(blobs).not.toHaveBeenCalled()
    act(() => FakeWorker.all[0]?.sendPicture(large, 720))
    expect(blobs.mock.contexts).toMatchObject([{ width: 720 }])
  })

  it('becomes the file of the studio where there is one of this look', async () => {
    const { rerender, container } = openPage()
    fireEvent.pointerMove(window)
    await flushed()
    rerender(picture(acid))
    await flushed()
    expect(layers(container)).toEqual([expect.stringContaining(`.${acid.color_id}.`)])
    act(() => FakeWorker.all[0]?.sendPicture(acid, 720))
    expect(layers(container)).toHaveLength(1)
  })

  it('shows the rider above a picture with room for one', async () => {
    const { rerender, container } = openPage()
    fireEvent.pointerMove(window)
    await flushed()
    rerender(picture(standard, true))
    await flushed()
    const [worker] = FakeWorker.all
    expect(worker?.orders.at(-1)?.picture).toMatchObject({ hasRider: true })
    act(() => worker?.sendPicture(standard, 720))
    expect(container.querySelector('svg')).toBeNull()
    act(() => worker?.sendPicture(standard, 720, { hasRider: true }))
    expect(container.querySelector('svg[aria-hidden]')).toBeInTheDocument()
  })

  it('leaves the drawing to a worker that fails', async () => {
    const { rerender } = openPage()
    fireEvent.pointerMove(window)
    await flushed()
    rerender(picture(other))
    const log = jest.spyOn(console, 'error').mockImplementation()
    act(() => FakeWorker.all[0]?.onerror?.({ message: 'No memory' }))
    await flushed()
    expect(log).toHaveBeenCalledTimes(1)
    log.mockRestore()
    expect(shown()).toBe('svg')
  })

  it('shares one worker, which ends with the page', async () => {
    const { unmount } = openPage()
    fireEvent.pointerMove(window)
    await flushed()
    render(picture())
    await flushed()
    expect(FakeWorker.all).toHaveLength(1)
    unmount()
    expect(FakeWorker.all[0]?.isEnded).toBe(false)
  })
})
