import { isAnyOf } from '@reduxjs/toolkit'

import { loggedOut, sessionExpired, userLoaded } from '../auth/auth-slice'
import type { StartListening } from '../types'
import { cobrowsingSlice, sharingEnded } from './cobrowsing-slice'
import { introduce } from './share'

function listenForCobrowsing(listen: StartListening): void {
  listen({
    actionCreator: userLoaded,
    effect: (_, { dispatch }) =>
      dispatch(introduce()).catch(() => {
        // A failed update doesn't end the session.
      }),
  })
  listen({
    matcher: isAnyOf(sharingEnded, loggedOut, sessionExpired),
    effect: (_, { extra: { services }, getOriginalState }) => {
      if (getOriginalState().cobrowsing.status === 'off') return
      void services.cobrowsing.stop().catch(() => undefined)
    },
  })
}

export const cobrowsingFeature = {
  name: cobrowsingSlice.name,
  reducer: cobrowsingSlice.reducer,
  listen: listenForCobrowsing,
} as const
