import type { ApiError } from '@/contract/kit/errors'
import { authToasts } from '@/messages/account/auth/auth-toasts'
import { toSentence } from '@/messages/kit/errors'

import { toastShown } from '../toasts/toasts-slice'
import type { AppThunk } from '../types'
import { selectUser, sessionExpired } from './auth-slice'
import { clearVisitor } from './log-out'

// Announcements in one lazy-loaded chunk: each additional chunk adds its URL to every page.

/** spec §4 Token refresh: handles an ended session; no toast if there was no credential. */
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
