import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { LazyPart } from '@/components/kit/ui/lazy-part'

const code = { Part: () => <p>From the code</p> }

const part = (load: () => Promise<typeof code>, isWanted = true) => (
  <LazyPart load={load} isRequested={isWanted} fallback={<p>Shipped</p>}>
    {(module) => <module.Part />}
  </LazyPart>
)

describe('a part whose code comes after the page', () => {
  it('is fetched when it is wanted, its place is kept before', async () => {
    const load = jest.fn(async () => code)
    const { rerender } = render(part(load, false))
    expect(screen.getByText('Shipped')).toBeVisible()
    expect(load).not.toHaveBeenCalled()
    rerender(part(load))
    expect(await screen.findByText('From the code')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('says when it did not arrive, and is fetched again on request', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const load = jest.fn(async () => code).mockRejectedValueOnce(new Error('offline'))
    render(part(load))
    expect(await screen.findByRole('alert')).toHaveTextContent(/didn’t load/)
    expect(screen.queryByText('Shipped')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('From the code')).toBeVisible()
  })
})
