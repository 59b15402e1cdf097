import type { WireRegistration, WireSession } from '@/contract/account/profile/profile'
import type { ApiError } from '@/contract/kit/errors'
import { apiErrorOf } from '@/services/http/failure'
import { LOCAL_KEYS, localStore } from '@/utils/storage'

import type { AppThunk, ThunkExtra } from '../types'
import { loggedIn, loginFailed, loginStarted, registered, secondFactorAsked } from './auth-slice'

interface LoginForm {
  email: string
  password: string
  remember: boolean
  /** Second-factor code, after the server has requested it. */
  code?: string
}

export type LoginOutcome =
  | { status: 'done' }
  | { status: 'code'; error: ApiError | null }
  | { status: 'failed'; error: ApiError }

/** spec §4 Login flow. The cart reacts to the login on its own. */
export const logIn =
  ({ code, remember, email, password }: LoginForm): AppThunk<Promise<LoginOutcome>> =>
  async (dispatch, _, { services }) => {
    dispatch(loginStarted())
    try {
      // spec §7 Account: the body is {email, password}; other properties are sent only if chosen.
      const chosen = { ...(remember ? { remember } : {}), ...(code ? { code } : {}) }
      const answer = await services.account.login({ email, password, ...chosen })
      services.session.open(answer, { email, password, remember })
      localStore.remove(LOCAL_KEYS.selectedBike)
      dispatch(loggedIn())
      return { status: 'done' }
    } catch (thrown) {
      const error = apiErrorOf(thrown)
      const outcome = codeOf(error)
      if (outcome) {
        dispatch(secondFactorAsked())
        return outcome
      }
      // spec §4 Login flow: "Failure clears stored credentials".
      services.session.close()
      dispatch(loginFailed(error))
      return { status: 'failed', error }
    }
  }

function codeOf(error: ApiError): LoginOutcome | null {
  if (error.kind !== 'problem') return null
  if (error.code === 'second_factor_required') return { status: 'code', error: null }
  return error.code === 'second_factor_wrong' ? { status: 'code', error } : null
}

type Entry = AppThunk<Promise<LoginOutcome>>
type Services = ThunkExtra['services']

export const register = (body: WireRegistration): Entry =>
  enter((services) => services.account.register(body), registered)

export const makeFirstAdmin = (body: WireRegistration & { token: string }): Entry =>
  enter((services) => services.account.makeFirstAdmin(body), registered)

export const acceptInvitation = (
  body: Omit<WireRegistration, 'email'> & { token: string },
): Entry => enter((services) => services.account.acceptInvitation(body), registered)

interface SocialToken {
  provider: 'google' | 'facebook'
  token: string
  /** Second-factor code, after the server has requested it. */
  code?: string
}

export const socialLogin = ({ provider, token, code }: SocialToken): Entry =>
  enter(
    ({ account }) =>
      account.socialLogin({
        provider_name: provider,
        access_token: token,
        ...(code ? { code } : {}),
      }),
    loggedIn,
  )

/** The other ways to get a token (spec §4). */
function enter(
  send: (services: Services) => Promise<WireSession>,
  entered: typeof loggedIn | typeof registered,
): Entry {
  return async (dispatch, _, { services }) => {
    dispatch(loginStarted())
    try {
      services.session.open(await send(services))
      localStore.remove(LOCAL_KEYS.selectedBike)
      dispatch(entered())
      return { status: 'done' }
    } catch (thrown) {
      const error = apiErrorOf(thrown)
      const outcome = codeOf(error)
      dispatch(outcome ? secondFactorAsked() : loginFailed(error))
      return outcome ?? { status: 'failed', error }
    }
  }
}
