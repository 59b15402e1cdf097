import { apiErrorOf } from '@/services/http/failure'

import type { AppThunk } from '../types'
import { selectIsLoggedIn, userLoaded } from './auth-slice'

/** Loads the session's user (spec §4). An expired session shows its own toast. */
export const loadUser =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { services }) => {
    const mark = services.session.mark()
    try {
      const user = await services.account.me()
      // The user may have changed during the request; the new login loads its own user.
      const isCurrent = services.session.mark() === mark
      if (isCurrent && selectIsLoggedIn(getState())) dispatch(userLoaded(user))
    } catch (thrown) {
      const error = apiErrorOf(thrown)
      if (!selectIsLoggedIn(getState()) || (error.kind === 'problem' && error.status === 401))
        return
      const { userNotLoaded } = await import('./announce')
      dispatch(userNotLoaded(error))
    }
  }
