import { accountToasts } from '@/messages/account-toasts'

import { toastShown } from '../toasts/toasts-slice'
import type { AppThunk } from '../types'
import { selectUser } from './account-slice'

/** Says after a registration which inbox holds the confirmation link. */
export const welcome = (): AppThunk => (dispatch, getState) => {
  const user = selectUser(getState())
  if (user && !user.email_verified) dispatch(toastShown(accountToasts.registered(user.email)))
}
