import { screen, waitFor } from '@testing-library/react'

import { SocialReturnScreen } from '@/components/account/auth/link-screens'
import type { WireSession } from '@/contract/account/profile/profile'
import type { Services } from '@/services/services'

import { aUser } from '@/__tests__/support/a-user'
import { fakeServices } from '@/__tests__/support/fake-services'
import { problem } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

type Login = Services['account']['socialLogin']

const STATE = 's'.repeat(48)
const session = { token: 'token-1', refresh: 'refresh-1' } as WireSession
const token = { provider_name: 'google', access_token: 'from-google' }
const codeWrong = problem('second_factor_wrong', {
  status: 401,
  message: 'This code does not fit.',
})

function comeBack(login: Login, hash = `#access_token=from-google&state=${STATE}`) {
  window.history.replaceState(null, '', `/login/google${hash}`)
  const begun = { state: STATE, continue: '/dashboard/orders' }
  sessionStorage.setItem('social_state', JSON.stringify(begun))
  const services = fakeServices({
    account: { socialLogin: jest.fn(login), me: async () => aUser(), socials: async () => [] },
  })
  return renderApp(<SocialReturnScreen provider="google" />, { services, path: '/login/google' })
}

describe('The way back from a social login', () => {
  it('leads to where the visitor wanted to go, and leaves no token in the address', async () => {
    const login = jest.fn(async () => session)
    const app = comeBack(login)
    await waitFor(() => expect(app.router.replace).toHaveBeenCalledWith('/dashboard/orders'))
    expect(login).toHaveBeenCalledWith(token)
    expect(window.location.href).not.toContain('from-google')
  })

  it('takes no answer that this tab did not ask for', async () => {
    const login = jest.fn(async () => session)
    comeBack(login, `#access_token=from-google&state=${'t'.repeat(48)}`)
    expect(await screen.findByRole('alert')).toHaveTextContent('started in another tab')
    expect(login).not.toHaveBeenCalled()
  })

  it('asks for the code of a second factor, again where it is wrong', async () => {
    const login = jest
      .fn<ReturnType<Login>, Parameters<Login>>()
      .mockRejectedValueOnce(problem('second_factor_required', { status: 401 }))
      .mockRejectedValueOnce(codeWrong)
      .mockResolvedValueOnce(session)
    const app = comeBack(login)
    const field = await screen.findByLabelText('Code')
    await app.user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(field).toHaveAccessibleDescription(/Enter the code\./)
    expect(login).toHaveBeenCalledTimes(1)
    await app.user.type(field, '000000')
    await app.user.click(screen.getByRole('button', { name: 'Continue' }))
    expect((await screen.findAllByText('This code does not fit.')).length).toBeGreaterThan(0)
    expect(field).toHaveValue('000000')
    await app.user.clear(field)
    await app.user.type(field, ' 123456')
    await app.user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(app.router.replace).toHaveBeenCalledWith('/dashboard/orders'))
    expect(login.mock.calls.map(([body]) => body.code)).toEqual([undefined, '000000', '123456'])
  })

  it('says why it failed, with the way back to the login', async () => {
    comeBack(() => Promise.reject(problem('social_refused', { status: 401, message: 'No.' })))
    expect(await screen.findByRole('alert')).toHaveTextContent('No.')
    expect(screen.getByRole('link', { name: 'Login' })).toLinkTo('/login')
  })
})
