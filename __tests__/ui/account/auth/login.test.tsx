import { screen, waitFor, within } from '@testing-library/react'

import { LoginScreen } from '@/components/account/auth/login-screen'
import { UserMenu } from '@/components/kit/layout/user-menu'
import type { WireSession, WireUser } from '@/contract/account/profile/profile'
import type { Services } from '@/services/services'
import { selectAuth } from '@/store/auth/auth-slice'

import { aUser } from '@/__tests__/support/a-user'
import { fakeServices } from '@/__tests__/support/fake-services'
import { problem, unreachable } from '@/__tests__/support/guest-shop'
import { renderApp, withToasts } from '@/__tests__/support/render-app'

type Login = Services['account']['login']

const session: WireSession = { token: 'token-1', refresh: 'refresh-1' } as WireSession

function openLogin(
  login: Login,
  { path = '/login', user = aUser() }: { path?: string; user?: WireUser } = {},
) {
  const services = fakeServices({
    account: { login: jest.fn(login), me: async () => user, socials: async () => [] },
  })
  return renderApp(withToasts(<LoginScreen />), { services, path })
}

async function submit(
  { user }: Pick<ReturnType<typeof renderApp>, 'user'>,
  email = 'ada@example.com',
  password = 'correct horse battery',
) {
  if (email) await user.type(screen.getByLabelText('Email'), email)
  if (password) await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Login' }))
}

beforeEach(() => {
  document.cookie = 'access_token=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/; secure'
})

describe('The login', () => {
  it('stores cookie and credential, removes the selected bike and leads on (spec §4)', async () => {
    localStorage.setItem('mac_id', '02:4E')
    const app = openLogin(async () => session, { path: '/login?continue=%2Fdashboard%2Forders' })
    await submit(app)
    await waitFor(() => expect(app.router.replace).toHaveBeenCalledWith('/dashboard/orders'))
    expect(selectAuth(app.store.getState())).toMatchObject({ isUserLoggedIn: true, error: null })
    expect(document.cookie).toContain('access_token=token-1')
    expect({ ...localStorage }).toMatchObject({
      email: 'ada@example.com',
      password: 'refresh-1',
      remember: 'false',
    })
    expect(localStorage.getItem('mac_id')).toBeNull()
    expect(JSON.stringify({ ...localStorage }) + document.cookie).not.toContain('correct horse')
  })

  it.each(['//evil.test', 'https://evil.test', '/login', '/api/logout'])(
    'with ?continue=%s leads to the front page',
    async (target) => {
      const app = openLogin(async () => session, {
        path: `/login?continue=${encodeURIComponent(target)}`,
      })
      await submit(app)
      await waitFor(() => expect(app.router.replace).toHaveBeenCalledWith('/'))
    },
  )

  it('asks for what is missing before anything is sent, and keeps what was typed', async () => {
    const login = jest.fn(async () => session)
    const app = openLogin(login)
    await submit(app, 'ada', '')
    expect(login).not.toHaveBeenCalled()
    expect(screen.getByLabelText('Email')).toHaveValue('ada')
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Enter your password\./)
  })

  it('shows the sentence of the server and clears stored credentials (spec §4)', async () => {
    localStorage.setItem('email', 'old@example.com')
    localStorage.setItem('password', 'old')
    const app = openLogin(() =>
      Promise.reject(
        problem('login_failed', { status: 401, message: 'That email and password don’t match.' }),
      ),
    )
    await submit(app)
    expect(
      (await screen.findAllByText('That email and password don’t match.')).length,
    ).toBeGreaterThan(0)
    expect(selectAuth(app.store.getState())).toMatchObject({ isUserLoggedIn: false })
    expect(selectAuth(app.store.getState()).error).toMatchObject({ code: 'login_failed' })
    expect(localStorage.getItem('email')).toBeNull()
    expect(localStorage.getItem('password')).toBeNull()
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
  })

  it('says "Can\'t reach server right now." without a server (spec §4)', async () => {
    const app = openLogin(() => Promise.reject(unreachable()))
    await submit(app)
    expect((await screen.findAllByText("Can't reach server right now.")).length).toBeGreaterThan(0)
  })

  it('asks for the code of a second factor', async () => {
    const login = jest
      .fn<ReturnType<Login>, Parameters<Login>>()
      .mockRejectedValueOnce(problem('second_factor_required', { status: 401 }))
      .mockResolvedValueOnce(session)
    const app = openLogin(login)
    await submit(app)
    await app.user.type(await screen.findByLabelText('Code'), '123456')
    await app.user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(login).toHaveBeenCalledTimes(2))
    expect(login.mock.calls[1]?.[0]).toMatchObject({ email: 'ada@example.com', code: '123456' })
    await waitFor(() => expect(app.router.replace).toHaveBeenCalledWith('/'))
  })
})

describe('The user menu (spec §2)', () => {
  async function openMenu(
    user: WireUser,
    logout: Services['account']['logout'] = async () => ({}),
  ) {
    document.cookie = 'access_token=token-1; path=/; secure'
    const services = fakeServices({ account: { me: async () => user, logout: jest.fn(logout) } })
    const app = renderApp(withToasts(<UserMenu tone="paper" />), { services })
    await app.user.click(
      await screen.findByRole('button', { name: `Account menu for ${user.name}` }),
    )
    return { ...app, menu: within(await screen.findByRole('menu')) }
  }

  it('shows visitors a Login link', async () => {
    renderApp(<UserMenu tone="paper" />)
    expect(await screen.findByRole('link', { name: 'Login' })).toLinkTo('/login')
  })

  it.each([
    ['eighteen.18@mail.io', 'eighteen.18@mail.io'.slice(0, 19)],
    ['exactly18@mail.com', 'exactly18@mail.com'],
    ['a.very.long.name@example.com', 'a.very.long.name@ex'],
  ])('cuts %s to its first 19 characters when it is longer than 18', async (email, shown) => {
    const { menu } = await openMenu(aUser({ email }))
    expect(
      menu.getByText(new RegExp(`^${shown.replace(/\./g, '\\.')}`)).textContent?.slice(0, 19),
    ).toBe(shown)
    if (email !== shown) expect(menu.queryByText(email)).toBeNull()
  })

  it.each([
    [9, true],
    [0, false],
    [1, false],
    [10, false],
  ])('shows the Admin Panel for is_admin %i: %s', async (is_admin, isShown) => {
    const { menu } = await openMenu(aUser({ is_admin }))
    expect(menu.queryByRole('menuitem', { name: 'Admin Panel' }) !== null).toBe(isShown)
  })

  it.each([
    ['is told', async () => ({})],
    ['refuses', () => Promise.reject(problem('unexpected', { status: 500 }))],
    ['is not there', () => Promise.reject(unreachable())],
  ])('signs out when the server %s (spec §4 Logout)', async (_, logout) => {
    const remove = jest.fn()
    Object.defineProperty(globalThis, 'indexedDB', {
      configurable: true,
      value: { deleteDatabase: remove },
    })
    const bikes = { nyx: { build: null }, 'nyx~cart-12': { build: null } }
    localStorage.setItem('configurator_data', JSON.stringify({ version: 1, bikes }))
    for (const key of ['email', 'password', 'mac_id']) localStorage.setItem(key, 'x')
    const { user, menu, store } = await openMenu(aUser(), logout as never)
    await user.click(menu.getByRole('menuitem', { name: 'Sign out' }))
    expect(await screen.findByText('Signed out successfully!')).toBeInTheDocument()
    expect(selectAuth(store.getState())).toMatchObject({ isUserLoggedIn: false, user: null })
    expect(document.cookie).not.toContain('access_token')
    for (const key of ['email', 'password', 'mac_id']) expect(localStorage.getItem(key)).toBeNull()
    expect(remove).toHaveBeenCalledWith('comparator')
    expect(localStorage.getItem('configurator_data')).not.toContain('cart-12')
  })
})
