import { act, fireEvent, render, screen } from '@testing-library/react'

import { PictureButtons } from '@/components/shop/configurator/stage/picture-buttons'
import { pictureName } from '@/components/shop/configurator/stage/build-picture'
import { defaultBuild } from '@/domain/shop/bikes/build'
import { pageAddress } from '@/domain/shop/configurator/room-links'
import { turnTexts } from '@/messages/shop/configurator/configurator-turntable'

import { expectConsole } from '@/__tests__/support/expect-console'
import { bikeOf, countryOf } from './open-configurator'

const nyx = bikeOf('nyx')
const build = defaultBuild(nyx, countryOf('United States'))
const url = pageAddress({ origin: window.location.origin, slug: 'nyx', build })

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'clipboard')
})

describe('the picture of a build', () => {
  it('is named after it', () => {
    expect(pictureName(nyx, build)).toBe('nyx-night-m.jpg')
  })

  it('that can’t be drawn is told', async () => {
    expectConsole('error', /The picture could not be saved/)
    render(<PictureButtons bike={nyx} build={build} />)
    press(turnTexts.save)
    expect(await screen.findByText(turnTexts.notSaved)).toBeVisible()
  })
})

describe('sharing', () => {
  it('hands the link of the very build to the system', () => {
    const share = jest.fn(() => Promise.resolve())
    Object.assign(navigator, { share })
    render(<PictureButtons bike={nyx} build={build} />)
    press(turnTexts.share)
    expect(share).toHaveBeenCalledWith({ title: 'Nyx', url })
  })

  it('copies the link where the system shares nothing', async () => {
    const writeText = jest.fn(() => Promise.resolve())
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    render(<PictureButtons bike={nyx} build={build} />)
    press(turnTexts.share)
    expect(await screen.findByText(turnTexts.copied)).toBeVisible()
    expect(writeText).toHaveBeenCalledWith(url)
  })

  it.each([
    ['says nothing when the visitor closes the sheet', 'AbortError', ''],
    ['says that it failed', 'NotAllowedError', turnTexts.notShared],
  ])('%s', async (_, name, sentence) => {
    Object.assign(navigator, { share: () => Promise.reject(new DOMException('', name)) })
    render(<PictureButtons bike={nyx} build={build} />)
    press(turnTexts.share)
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(screen.getByRole('status').textContent).toBe(sentence)
  })
})
