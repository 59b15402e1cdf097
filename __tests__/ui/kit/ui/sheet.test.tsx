import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'

import { Sheet } from '@/components/kit/ui/sheet'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'

import { expectConsole } from '@/__tests__/support/expect-console'

function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open cart</button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title="Shopping cart">
        <a href="#item">Nyx</a>
      </Sheet>
    </>
  )
}

describe('sheet', () => {
  it('takes the focus in and gives it back to its opener, also the first time', async () => {
    render(<Opener />)
    const opener = screen.getByRole('button', { name: 'Open cart' })
    await userEvent.click(opener)
    const sheet = await screen.findByRole('dialog', { name: 'Shopping cart' })
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  })

  it('closes by its button', async () => {
    render(<Opener />)
    await userEvent.click(screen.getByRole('button', { name: 'Open cart' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})

describe('a part that is loaded when wanted', () => {
  it('is tried again after a failed load', async () => {
    expectConsole('error', /could not be loaded/)
    const load = jest.fn(async () => 'the part')
    load.mockRejectedValueOnce(new Error('offline'))
    function Part() {
      const [isWanted, setWanted] = useState(false)
      const part = useLazyModule(load, isWanted, () => setWanted(false))
      return <button onClick={() => setWanted(true)}>{part ?? 'not there'}</button>
    }
    render(<Part />)
    await userEvent.click(screen.getByRole('button', { name: 'not there' }))
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    await userEvent.click(screen.getByRole('button', { name: 'not there' }))
    expect(await screen.findByRole('button', { name: 'the part' })).toBeInTheDocument()
  })
})
