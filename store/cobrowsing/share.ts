import { fullName } from '@/domain/kit/person-name'
import { isPrivatePath } from '@/domain/kit/private-paths'
import { cobrowsingConsent, cobrowsingToasts } from '@/messages/community/cobrowsing/cobrowsing'

import { askModal } from '../modal/ask-modal'
import { toastShown } from '../toasts/toasts-slice'
import type { AppThunk, RootState } from '../types'
import { sharingEnded, sharingPaused, sharingStarted } from './cobrowsing-slice'

/** Returns 'off' until the reducer is registered. */
export const selectSharing = ({ cobrowsing }: Partial<RootState>) => cobrowsing?.status ?? 'off'

/** Requests consent, then starts. @param path path of the current page */
export const agreeToShare =
  (path: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (isPrivatePath(path) || !(await dispatch(askModal(cobrowsingConsent)))) return
    await dispatch(begin(cobrowsingToasts.started()))
  }

/** Handles navigation: private pages pause the session before they render; other pages resume it. */
export const routeChanged =
  (path: string): AppThunk =>
  (dispatch, getState, { services }) => {
    const status = selectSharing(getState())
    if (status === 'running' && isPrivatePath(path)) {
      dispatch(sharingPaused())
      dispatch(toastShown(cobrowsingToasts.paused()))
      void services.cobrowsing.stop().catch(() => undefined)
    }
    if (status === 'paused' && !isPrivatePath(path)) {
      void dispatch(begin(cobrowsingToasts.resumed()))
    }
  }

export const endSharing = (): AppThunk => (dispatch) => {
  dispatch(sharingEnded())
  dispatch(toastShown(cobrowsingToasts.ended()))
}

/** Sets `running` before the tool has loaded, so that navigation in the meantime can stop it. */
function begin(toast: ReturnType<typeof cobrowsingToasts.started>): AppThunk<Promise<void>> {
  return async (dispatch, getState, { services }) => {
    dispatch(sharingStarted())
    try {
      await services.cobrowsing.start()
      if (selectSharing(getState()) !== 'running') return await services.cobrowsing.stop()
      dispatch(toastShown(toast))
      await dispatch(introduce())
    } catch {
      dispatch(sharingEnded())
      dispatch(toastShown(cobrowsingToasts.failed()))
    }
  }
}

/** spec §4 Login flow 7: sends the visitor's name and email to a running session. */
export const introduce =
  (): AppThunk<Promise<void>> =>
  async (_, getState, { services }) => {
    const { user } = getState().auth
    if (selectSharing(getState()) !== 'running' || !user) return
    const { id, name, last_name, email } = user
    await services.cobrowsing.update({ id, name: fullName({ name, last_name }), email })
  }
