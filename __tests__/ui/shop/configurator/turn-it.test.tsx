import { act, fireEvent, screen } from '@testing-library/react'

import { turnTexts } from '@/messages/shop/configurator/configurator-turntable'

import { expectConsole } from '@/__tests__/support/expect-console'
import { FakeWorker } from './fake-worker'
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
  FakeWorker.all = []
  Object.assign(window, { ResizeObserver: observer, Worker: FakeWorker })
}

afterEach(() => {
  jest.restoreAllMocks()
  for (const name of ['Worker', 'ResizeObserver']) Reflect.deleteProperty(window, name)
})

describe('the offer to turn the bike', () => {
  it('isn’t made where the processor would draw, and nothing else is missing', async () => {
    withCard()
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      getExtension: () => ({ UNMASKED_RENDERER_WEBGL: 0x9246, loseContext: () => undefined }),
      getParameter: () => 'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device), SwiftShader driver)',
    } as never)
    await openConfigurator('nyx')
    fireEvent.pointerMove(window)
    await flushed()
    expect(offer()).toBeNull()
    expect(screen.getAllByRole('img').length).toBeGreaterThan(0)
  })

  it('that can’t be kept leaves the picture, a sentence and the offer', async () => {
    expectConsole('error', /THREE.WebGLRenderer/)
    expectConsole('error', /The bike can’t be turned/)
    withCard()
    await openConfigurator('nyx')
    fireEvent.pointerMove(window)
    fireEvent.click(await screen.findByRole('button', { name: turnTexts.turn }))
    expect(await screen.findByText(turnTexts.failed)).toBeVisible()
    expect(offer()).toBeEnabled()
  })

  it('asks first where the browser saves data, and fetches nothing then', async () => {
    withCard()
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    })
    await openConfigurator('nyx')
    fireEvent.pointerMove(window)
    fireEvent.click(await screen.findByRole('button', { name: turnTexts.turn }))
    await flushed()
    Reflect.deleteProperty(navigator, 'connection')
    expect(FakeWorker.all.flatMap(({ orders }) => orders.filter((one) => one.needsModel))).toEqual(
      [],
    )
  })
})
