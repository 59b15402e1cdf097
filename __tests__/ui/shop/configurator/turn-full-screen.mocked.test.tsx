import { useEffect } from 'react'

import { fireEvent, screen, waitFor, within } from '@testing-library/react'

import { turnTexts } from '@/messages/shop/configurator/configurator-turntable'

import { openConfigurator } from './open-configurator'

interface Shown {
  onShown: () => void
  onEnd: () => void
}

// The real turntable needs a GPU; this test only checks its position.
jest.mock('@/components/shop/bikes/bike-studio', () => ({ BikeStudio: jest.fn() }))
jest.mock('@/components/shop/configurator/stage/turntable', () => ({
  Turntable: function Turntable({ onShown, onEnd }: Shown) {
    useEffect(onShown, [onShown])
    return (
      <div data-parts="frame" role="group" aria-label="turned" tabIndex={0}>
        <button onClick={onEnd}>end</button>
      </div>
    )
  },
}))

beforeEach(() => {
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ getExtension: () => null } as never)
  Object.assign(window, {
    ResizeObserver: class {
      observe = () => undefined
      unobserve = () => undefined
      disconnect = () => undefined
    },
    Worker: class {
      postMessage = () => undefined
      terminate = () => undefined
    },
  })
})
afterEach(() => {
  jest.restoreAllMocks()
  for (const name of ['Worker', 'ResizeObserver']) Reflect.deleteProperty(window, name)
})

async function turned() {
  const { user } = await openConfigurator('nyx')
  fireEvent.pointerMove(window)
  await user.click(await screen.findByRole('button', { name: turnTexts.turn }))
  return { user, table: await screen.findByRole('group', { name: 'turned' }) }
}

const fullScreen = () => screen.getByRole('button', { name: 'Full screen' })

describe('the turntable in full screen', () => {
  it('is the very same, has the focus there, and comes back', async () => {
    const { user, table } = await turned()
    await user.click(fullScreen())
    const dialog = await screen.findByRole('dialog', { name: 'Nyx' })
    expect(dialog).toContainElement(table)
    await waitFor(() => expect(table).toHaveFocus())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('region', { name: 'Your bike' })).toContainElement(table)
    expect(fullScreen()).toHaveFocus()
  })

  it('can be left there, and be had again without leaving', async () => {
    const { user } = await turned()
    await user.click(fullScreen())
    const dialog = within(await screen.findByRole('dialog', { name: 'Nyx' }))
    await user.click(dialog.getByRole('button', { name: 'end' }))
    const offer = await dialog.findByRole('button', { name: turnTexts.turn })
    expect(offer).toHaveFocus()
    await user.click(offer)
    expect(await dialog.findByRole('group', { name: 'turned' })).toBeInTheDocument()
  })

  it('gives the focus back to the offer when it is left on the stage', async () => {
    const { user } = await turned()
    await user.click(screen.getByRole('button', { name: 'end' }))
    expect(await screen.findByRole('button', { name: turnTexts.turn })).toHaveFocus()
  })
})
