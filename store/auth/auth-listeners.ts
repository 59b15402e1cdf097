import { isAnyOf } from '@reduxjs/toolkit'

import { LOCAL_KEYS } from '@/utils/storage'

import { appStarted } from '../lifecycle'
import type { AppDispatch, RootState, StartListening, ThunkExtra } from '../types'
import { loggedIn, registered, selectAuth, sessionLookedUp, userLoaded } from './auth-slice'
import { loadUser } from './load-user'

interface StoreApi {
  dispatch: AppDispatch
  getState: () => RootState
  extra: ThunkExtra
}

/** Tracks the login state: on start, after a login, and when another tab logs in or out. */
export function listenForAuth(listen: StartListening): void {
  /** Session mark of the user shown in this tab. */
  let seen: string | null = null

  /** spec §4 Auth: the user is logged in if the cookie exists. Idempotent. */
  function look({ dispatch, getState, extra: { services } }: StoreApi): void {
    const { isKnown, isUserLoggedIn, user, isLoading } = selectAuth(getState())
    // A login in flight reports its own outcome.
    if (isLoading) return
    const mark = services.session.mark()
    const isSame = mark === seen
    seen = mark
    const hasToken = services.session.token() !== null
    if (!hasToken && isKnown && !isUserLoggedIn) return
    if (hasToken && isUserLoggedIn && isSame && user) return
    // Another user has logged in in another tab, so clear the previous user's state.
    if (hasToken && isUserLoggedIn && !isSame) dispatch(sessionLookedUp(false))
    dispatch(sessionLookedUp(hasToken))
    if (hasToken) void dispatch(loadUser())
  }

  listen({
    actionCreator: appStarted,
    effect: (_, api) => {
      look(api)
      api.extra.services.session.onEnded((reason) => {
        void import('./announce').then(({ leaveExpired }) =>
          api.dispatch(leaveExpired(reason === 'refused')),
        )
      })
      listenToOtherTabs(() => look(api))
    },
  })
  listen({
    matcher: isAnyOf(loggedIn, registered),
    effect: (_, { dispatch, extra }) => {
      seen = extra.services.session.mark()
      return dispatch(loadUser())
    },
  })
  listen({
    actionCreator: registered,
    effect: async (_, { dispatch, condition }) => {
      await condition((action) => userLoaded.match(action))
      const { welcome } = await import('./announce')
      dispatch(welcome())
    },
  })
}

function listenToOtherTabs(look: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === LOCAL_KEYS.sessionMark || key === null) look()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look()
  })
}
