import { act, fireEvent, screen } from '@testing-library/react'

import { turnTexts } from '@/messages/shop/configurator/configurator-turntable'

import { expectConsole } from '@/__tests__/support/expect-console'
import { openConfigurator } from './open-configurator'

const offer = () => screen.queryByRole('button', { name: turnTexts.turn })
const flushed = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

/** Simulates a browser with WebGL, as far as the code checks for it. */
function withCard() {
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ getExtension: () => null } as never)
  const observer = class {
    observe = () => undefined
    disconnect = () => undefined
  }
  Object.assign(window, { ResizeObserver: observer })
}

afterEach(() => {
  jest.restoreAllMocks()
  for (const name of ['Worker', 'ResizeObserver']) Reflect.deleteProperty(window, name)
})

describe('the offer to turn the bike', () => {
  it('isn’t made where the browser can’t, and nothing else is missing', async () => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    await openConfigurator('nyx')
    fireEvent.pointerMove(window)
    await flushed()
    expect(offer()).toBeNull()
    expect(screen.getAllByRole('img').length).toBeGreaterThan(0)
  })

  it('that can’t be kept leaves the picture, a sentence and the offer', async () => {
    expectConsole('error', /The bike can’t be turned/)
    withCard()
    Object.assign(window, {
      Worker: class {
        constructor() {
          throw new Error('No workers here')
        }
      },
    })
    await openConfigurator('nyx')
    fireEvent.pointerMove(window)
    fireEvent.click(await screen.findByRole('button', { name: turnTexts.turn }))
    expect(await screen.findByText(turnTexts.failed)).toBeVisible()
    expect(offer()).toBeEnabled()
  })

  it('asks first where the browser saves data, and fetches nothing then', async () => {
    withCard()
    const started = jest.fn()
    Object.assign(window, { Worker: started })
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    })
    await openConfigurator('nyx')
    fireEvent.pointerMove(window)
    fireEvent.click(await screen.findByRole('button', { name: turnTexts.turn }))
    await flushed()
    Reflect.deleteProperty(navigator, 'connection')
    expect(started).not.toHaveBeenCalled()
  })
})
