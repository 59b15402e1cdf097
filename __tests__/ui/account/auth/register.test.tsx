import { screen, waitFor } from '@testing-library/react'

import { RegisterScreen } from '@/components/account/auth/register-screen'
import type { WireSession, WireUser } from '@/contract/account/profile/profile'

import { aUser } from '@/__tests__/support/a-user'
import { fakeServices } from '@/__tests__/support/fake-services'
import { renderApp, withToasts } from '@/__tests__/support/render-app'

const session = { token: 'token-1' } as WireSession

async function register(user: WireUser, path = '/register') {
  const services = fakeServices({
    account: { register: jest.fn(async () => session), me: async () => user },
  })
  const app = renderApp(withToasts(<RegisterScreen />), { services, path })
  await app.user.type(screen.getByLabelText('First name'), 'Ada')
  await app.user.type(screen.getByLabelText('Last name'), 'Rider')
  await app.user.type(screen.getByLabelText('Email'), user.email)
  await app.user.type(screen.getByLabelText('Password'), 'correct horse battery')
  await app.user.type(screen.getByLabelText('Confirm password'), 'correct horse battery')
  await app.user.click(screen.getByRole('button', { name: 'Create account' }))
  return app
}

beforeEach(() => {
  document.cookie = 'access_token=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/; secure'
})

it('ends with a sentence about the confirmation mail and leads back to where it began', async () => {
  const user = aUser({ email: 'ada@example.com', email_verified: false })
  const { router } = await register(user, '/register?continue=%2Fforum%2Fnew')
  expect(
    await screen.findByText(
      'Your account is ready. Look for our email to ada@example.com: its link confirms your address.',
    ),
  ).toBeVisible()
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/forum/new'))
})
