import { fullName } from '@/domain/person-name'
import { isPrivatePath } from '@/domain/private-paths'
import { cobrowsingConsent, cobrowsingToasts } from '@/messages/cobrowsing'

import { askModal } from '../modal/ask-modal'
import { toastShown } from '../toasts/toasts-slice'
import type { AppThunk, RootState } from '../types'
import { sharingEnded, sharingPaused, sharingStarted } from './cobrowsing-slice'

/** Off until the feature has come. */
export const selectSharing = ({ cobrowsing }: Partial<RootState>) => cobrowsing?.status ?? 'off'

/** Asks first. @param path of the present page */
export const agreeToShare =
  (path: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (isPrivatePath(path) || !(await dispatch(askModal(cobrowsingConsent)))) return
    await dispatch(begin(cobrowsingToasts.started()))
  }

/** Another page comes: private ones stop the session before they are there, others let it go on. */
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

/** Running before the tool is there, so that a page that comes meanwhile can stop it. */
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

/** spec §4 Login flow 7: tells a running session who its visitor is. */
export const introduce =
  (): AppThunk<Promise<void>> =>
  async (_, getState, { services }) => {
    const { user } = getState().auth
    if (selectSharing(getState()) !== 'running' || !user) return
    const { id, name, last_name, email } = user
    await services.cobrowsing.update({ id, name: fullName({ name, last_name }), email })
  }
