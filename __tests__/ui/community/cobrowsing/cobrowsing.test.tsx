import { act, screen, waitFor } from '@testing-library/react'

import { CobrowsingControl } from '@/components/community/cobrowsing/cobrowsing-control'
import { cobrowsingService } from '@/services/community/cobrowsing'
import { loggedOut, userLoaded } from '@/store/auth/auth-slice'
import { cobrowsingFeature } from '@/store/cobrowsing/cobrowsing-feature'
import { selectToasts } from '@/store/toasts/toasts-slice'

import { aUser } from '@/__tests__/support/a-user'
import { fakeServices } from '@/__tests__/support/fake-services'
import { renderApp, withDialogs } from '@/__tests__/support/render-app'

const ADA = { id: 'usr_4', name: 'Ada Rider', email: 'ada@example.com' }
const PRIVATE = ['/login', '/cart/checkout', '/dashboard', '/dashboard/orders', '/register']

function open(path = '/contact', start = async () => {}) {
  const calls: unknown[] = []
  const services = fakeServices({
    cobrowsing: {
      start: async () => {
        calls.push('start')
        await start()
      },
      stop: async () => void calls.push('stop'),
      update: async (visitor) => void calls.push(visitor),
    },
  })
  const ui = withDialogs(<CobrowsingControl />)
  const app = renderApp(ui, { path, services })
  act(() => app.store.addFeature(cobrowsingFeature))
  const go = (to: string) =>
    act(async () => {
      app.router.events.emit('routeChangeStart', to)
      app.router.events.emit('routeChangeComplete', to)
    })
  const toastTexts = () => selectToasts(app.store.getState()).map(({ text }) => text)
  const logIn = () => act(async () => void app.store.dispatch(userLoaded(aUser())))
  return { ...app, calls, go, toastTexts, logIn }
}

async function agree({ user }: Pick<ReturnType<typeof open>, 'user'>, answer = 'Share') {
  await user.click(screen.getByRole('button', { name: 'Share this page with support' }))
  await user.click(await screen.findByRole('button', { name: answer }))
}

describe('without consent', () => {
  it('nothing is fetched and nothing is sent, whatever the visitor does', async () => {
    const { calls, go, logIn } = open()
    await go('/configurator')
    await logIn()
    await go('/login')
    await go('/contact')
    expect(calls).toEqual([])
  })

  it('Cancel is no consent', async () => {
    const app = open()
    await agree(app, 'Cancel')
    await app.logIn()
    expect(app.calls).toEqual([])
  })
})

describe('with consent', () => {
  it('it runs, and is told id, full name and e-mail after a login', async () => {
    const app = open()
    await agree(app)
    expect(await screen.findByText('Support can see this page.')).toBeInTheDocument()
    await waitFor(() => expect(app.toastTexts()).toEqual(['Support can see this page now.']))
    expect(app.calls).toEqual(['start'])
    await app.logIn()
    expect(app.calls).toEqual(['start', ADA])
  })

  it.each(PRIVATE)('it stops before %s is there, says so, and goes on after it', async (path) => {
    const app = open()
    await agree(app)
    await waitFor(() => expect(app.toastTexts()).toHaveLength(1))
    act(() => app.router.events.emit('routeChangeStart', path))
    expect(app.calls).toEqual(['start', 'stop'])
    expect(app.toastTexts()[0]).toMatch(/^Sharing is paused/)
    act(() => app.router.events.emit('routeChangeComplete', path))
    await app.logIn()
    // Logging in while sharing is paused sends no call.
    expect(app.calls).toEqual(['start', 'stop'])
    await act(async () => app.router.events.emit('routeChangeStart', '/configurator'))
    expect(app.calls).toEqual(['start', 'stop'])
    await act(async () => app.router.events.emit('routeChangeComplete', '/configurator'))
    expect(app.calls).toEqual(['start', 'stop', 'start', ADA])
  })

  it('a tool that comes when a private page is there already is stopped at once', async () => {
    let arrive: () => void = () => {}
    const app = open('/contact', () => new Promise<void>((resolve) => (arrive = resolve)))
    await agree(app)
    await waitFor(() => expect(app.calls).toEqual(['start']))
    await app.go('/cart/checkout')
    const before = app.calls.length
    await act(async () => arrive())
    expect(app.calls.slice(before)).toEqual(['stop'])
  })

  it('End sharing and a logout end it', async () => {
    const app = open()
    await agree(app)
    await app.user.click(await screen.findByRole('button', { name: 'End sharing' }))
    expect(app.calls).toEqual(['start', 'stop'])
    await app.logIn()
    await agree(app)
    await act(async () => void app.store.dispatch(loggedOut()))
    expect(app.calls).toEqual(['start', 'stop', 'start', ADA, 'stop'])
    expect(await screen.findByRole('button', { name: /^Share this page/ })).toBeInTheDocument()
  })

  it('a tool that does not come is said, and it is off again', async () => {
    const app = open('/contact', () => Promise.reject(new Error('away')))
    await agree(app)
    expect(await screen.findByRole('button', { name: /^Share this page/ })).toBeInTheDocument()
    expect(app.toastTexts()).toEqual(['We couldn’t start sharing. Nothing was shown to anyone.'])
  })
})

it.each(PRIVATE)('at %s it cannot even be begun', (path) => {
  open(path)
  expect(screen.queryByRole('button', { name: /Share/ })).not.toBeInTheDocument()
})

describe('the tool', () => {
  it('is not fetched by stopping, nor without a configured address', async () => {
    await cobrowsingService('/tool.js').stop()
    await expect(cobrowsingService('').start()).rejects.toThrow('No co-browsing script')
    expect(document.querySelector('script')).not.toBeInTheDocument()
  })
})
