import { authToasts } from '@/messages/auth-toasts'

import { toastShown } from '../toasts/toasts-slice'
import type { AppThunk } from '../types'
import { selectUser } from './auth-slice'

/** Says after a registration which inbox holds the confirmation link. */
export const welcome = (): AppThunk => (dispatch, getState) => {
  const user = selectUser(getState())
  if (user && !user.email_verified) dispatch(toastShown(authToasts.registered(user.email)))
}
