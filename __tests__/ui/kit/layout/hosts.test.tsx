import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'

import { HelpStrip } from '@/components/kit/layout/help-strip'
import { ModalHost } from '@/components/kit/layout/modal-host'
import { PageProgress } from '@/components/kit/layout/page-progress'
import { ToastHost } from '@/components/kit/layout/toast-host'
import { useModal } from '@/hooks/kit/use-modal'
import { dialogs, type DialogRequest } from '@/messages/kit/dialogs'
import { toasts } from '@/messages/kit/toasts'
import { toastShown } from '@/store/toasts/toasts-slice'

import { renderApp } from '@/__tests__/support/render-app'

function Asker({ request }: { request: DialogRequest }) {
  const { ask } = useModal()
  const [result, setHeard] = useState('nothing')
  return (
    <>
      <button onClick={() => void ask(request).then((answer) => setHeard(String(answer)))}>
        Ask
      </button>
      <output>{result}</output>
      <ModalHost />
    </>
  )
}

async function ask(request: DialogRequest) {
  const { user } = renderApp(<Asker request={request} />)
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  const role = request.primaryButtonType === 'danger' ? 'alertdialog' : 'dialog'
  const dialog = await screen.findByRole(role, { name: request.title })
  return { user, dialog }
}

describe('modal host', () => {
  it('shows the question whole, and a dangerous one starts on the safe button', async () => {
    const { dialog } = await ask(dialogs.deleteAddress)
    expect(dialog).toHaveAccessibleDescription(dialogs.deleteAddress.message)
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus(),
    )
  })

  it('another question starts on its primary button', async () => {
    const { dialog } = await ask(dialogs.likePost)
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Register' })).toHaveFocus(),
    )
  })

  it.each([
    ['Delete', 'true'],
    ['Cancel', 'false'],
  ])('%s answers %s and closes', async (name, expected) => {
    const { user, dialog } = await ask(dialogs.deleteThread)
    await user.click(within(dialog).getByRole('button', { name }))
    expect(screen.getByRole('status')).toHaveTextContent(expected)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus()
  })

  it('a dismissal answers false', async () => {
    const { user } = await ask(dialogs.deleteThread)
    await user.keyboard('{Escape}')
    expect(screen.getByRole('status')).toHaveTextContent('false')
  })

  it('an alert has one button', async () => {
    const { dialog } = await ask({ ...dialogs.likePost, type: 'alert', primaryButton: 'Good' })
    expect(within(dialog).getAllByRole('button')).toHaveLength(1)
  })
})

describe('toasts', () => {
  it('a message is a status, an error an alert, and both can be dismissed and read again', async () => {
    const { user, store } = renderApp(
      <>
        <ToastHost />
        <HelpStrip />
      </>,
    )
    act(() => {
      store.dispatch(toastShown(toasts.cart.added('Nyx')))
      store.dispatch(toastShown(toasts.cart.migrationCorrupted()))
    })
    expect(await screen.findByRole('status')).toHaveTextContent('Nyx was added to cart')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent("Couldn't save your cart on server.")
    expect(document.body).toHaveFocus()
    await user.click(within(alert).getByRole('button', { name: 'Dismiss message' }))
    await user.click(screen.getByText('2 messages'))
    const list = screen.getByRole('region', { name: 'Recent messages' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      "Couldn't save your cart on server. Data is probably corrupted.",
      'Nyx was added to cart',
    ])
    await user.click(within(list).getByRole('button', { name: 'Clear the list' }))
    expect(screen.queryByText(/messages?$/)).not.toBeInTheDocument()
  })
})

describe('page progress', () => {
  const bar = () => document.querySelector('#nprogress')

  it.each(['routeChangeComplete', 'routeChangeError'] as const)(
    'runs from the start of a route change to %s',
    async (end) => {
      const { router } = renderApp(<PageProgress />)
      expect(bar()).not.toBeInTheDocument()
      act(() => router.events.emit('routeChangeStart', '/spares'))
      await waitFor(() => expect(bar()).toBeInTheDocument())
      act(() => router.events.emit(end, '/spares'))
      await waitFor(() => expect(bar()).not.toBeInTheDocument(), { timeout: 3_000 })
    },
  )

  it('focuses the title of a new page that replaced the focused link', async () => {
    const { router } = renderApp(
      <main>
        <h1>Checkout</h1>
        <button>Pay</button>
        <PageProgress />
      </main>,
    )
    const title = screen.getByRole('heading', { name: 'Checkout' })
    const finish = (path: string) =>
      act(() => {
        window.history.replaceState(null, '', path)
        router.events.emit('routeChangeComplete', path)
      })
    finish(`${window.location.pathname}?page=2`)
    expect(document.body).toHaveFocus()
    finish('/cart/checkout')
    expect(title).toHaveFocus()
    screen.getByRole('button', { name: 'Pay' }).focus()
    finish('/contact')
    expect(title).not.toHaveFocus()
  })
})
