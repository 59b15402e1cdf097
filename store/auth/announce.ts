import type { ApiError } from '@/contract/errors'
import { authToasts } from '@/messages/auth-toasts'
import { toSentence } from '@/messages/errors'

import { toastShown } from '../toasts/toasts-slice'
import type { AppThunk } from '../types'
import { selectUser, sessionExpired } from './auth-slice'
import { clearVisitor } from './log-out'

// One file, fetched when there is something to say: each further one costs every page its address.

/** spec §4 Token refresh: the session is over already. Who had nothing stored hears nothing. */
export const leaveExpired =
  (isRefused: boolean): AppThunk =>
  (dispatch) => {
    clearVisitor()
    dispatch(sessionExpired())
    if (isRefused) dispatch(toastShown(authToasts.loginExpired()))
  }

/** Says after a registration which inbox holds the confirmation link. */
export const welcome = (): AppThunk => (dispatch, getState) => {
  const user = selectUser(getState())
  if (user && !user.email_verified) dispatch(toastShown(authToasts.registered(user.email)))
}

export const userNotLoaded =
  (error: ApiError): AppThunk =>
  (dispatch) => {
    dispatch(toastShown(authToasts.userNotLoaded(toSentence(error))))
  }
