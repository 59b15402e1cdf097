import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ComponentType } from 'react'

import { deferredPart } from '@/components/kit/ui/deferred-part'

/** Simulates the placeholder coming near the viewport; called by the test. */
let comeNear = () => {}

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(seen: IntersectionObserverCallback) {
      const entry = { isIntersecting: true } as IntersectionObserverEntry
      comeNear = () => seen([entry], this as unknown as IntersectionObserver)
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})

const code: ComponentType<{ id: string }> = () => <p>From the code</p>

function partOf(load: () => Promise<typeof code>) {
  return deferredPart({
    load,
    propsOf: ({ id }) => id,
    fallback: <p>Shipped</p>,
  })
}

describe('a part whose markup is kept', () => {
  it('stands as the server wrote it until the visitor comes near, then its code takes over', async () => {
    const load = jest.fn(async () => code)
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = '<div class="wide"><p>From the server</p></div>'
    const Part = partOf(load)
    render(<Part id="a" />, { container, hydrate: true })
    expect(screen.getByText('From the server')).toBeVisible()
    expect(load).not.toHaveBeenCalled()
    act(() => comeNear())
    expect(await screen.findByText('From the code')).toBeVisible()
    expect(screen.queryByText('From the server')).toBeNull()
  })

  it('keeps its markup when the code does not arrive and fetches it again at a touch', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const load = jest.fn(async () => code).mockRejectedValueOnce(new Error('offline'))
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = '<div><p>From the server</p></div>'
    const Part = partOf(load)
    render(<Part id="a" />, { container, hydrate: true })
    await act(async () => comeNear())
    expect(load).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByText('From the server'))
    expect(await screen.findByText('From the code')).toBeVisible()
  })

  it('is not kept once it would have to show something else', async () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = '<div><p>From the server</p></div>'
    const load = async () => code
    const Part = partOf(load)
    const { rerender } = render(<Part id="a" />, { container, hydrate: true })
    rerender(<Part id="b" />)
    expect(screen.queryByText('From the server')).toBeNull()
    expect(await screen.findByText('From the code')).toBeVisible()
  })

  it('is fetched at once where the server wrote nothing, and can be tried again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const load = jest.fn(async () => code).mockRejectedValueOnce(new Error('offline'))
    const Part = partOf(load)
    render(<Part id="a" />)
    expect(screen.getByText('Shipped')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('From the code')).toBeVisible()
  })

  it('keeps the focus and typed text when its code takes over', async () => {
    const Form: ComponentType<{ id: string }> = () => {
      const [email, setEmail] = useState('')
      const [note, setNote] = useState('of the code')
      return (
        <>
          <button type="button">Contact</button>
          <input aria-label="Email" value={email} onChange={(e) => setEmail(e.target.value)} />
          <input aria-label="Note" value={note} onChange={(e) => setNote(e.target.value)} />
          <p>Email: {email}</p>
        </>
      )
    }
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML =
      '<div><button type="button">Contact</button><input aria-label="Email" value=""><input aria-label="Note" value="x"></div>'
    const Part = partOf(async () => Form)
    render(<Part id="a" />, { container, hydrate: true })
    await userEvent.type(screen.getByLabelText('Email'), 'ada@ex')
    const typedInto = screen.getByLabelText('Email')
    act(() => comeNear())
    expect(await screen.findByText('Email: ada@ex')).toBeVisible()
    expect(typedInto).not.toBeInTheDocument()
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(screen.getByLabelText('Note')).toHaveValue('of the code')
    await userEvent.keyboard('ample')
    expect(screen.getByText('Email: ada@example')).toBeVisible()
  })
})
