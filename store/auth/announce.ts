import type { ApiError } from '@/contract/kit/errors'
import { authToasts } from '@/messages/account/auth/auth-toasts'
import { toSentence } from '@/messages/kit/errors'

import { toastShown } from '../toasts/toasts-slice'
import type { AppThunk } from '../types'
import { selectUser, sessionExpired } from './auth-slice'
import { clearVisitor } from './log-out'

// One file, lazy-loaded when there is something to announce: each further chunk costs every page its URL.

/** spec §4 Token refresh: the session is over already. No toast when there was nothing to renew it with. */
export const leaveExpired =
  (isRefused: boolean): AppThunk =>
  (dispatch) => {
    clearVisitor()
    dispatch(sessionExpired())
    if (isRefused) dispatch(toastShown(authToasts.loginExpired()))
  }

export const welcome = (): AppThunk => (dispatch, getState) => {
  const user = selectUser(getState())
  if (user && !user.email_verified) dispatch(toastShown(authToasts.registered(user.email)))
}

export const userNotLoaded =
  (error: ApiError): AppThunk =>
  (dispatch) => {
    dispatch(toastShown(authToasts.userNotLoaded(toSentence(error))))
  }
