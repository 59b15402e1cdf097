import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

import type { WireUser } from '@/contract/account/profile/profile'
import type { ApiError } from '@/contract/kit/errors'
import { USER_DEFAULT_UNIT, type Unit } from '@/domain/kit/constants'

export interface AuthState {
  /** False until the cookie was read; before that the login state is unknown. */
  isKnown: boolean
  /** spec §4 Auth: starts true when there is an access_token cookie. */
  isUserLoggedIn: boolean
  isLoading: boolean
  error: ApiError | null
  /** spec §4 Auth: a successful registration sets it along with the login. */
  isRegisterSuccessful: boolean
  user: WireUser | null
  /** Set after a logout or an expired session, until the redirect to /login completes. */
  isLeaving: 'loggedOut' | 'expired' | null
}

declare module '../types' {
  interface States {
    auth: AuthState
  }
}

/** Response of the me call; servers may omit the unit. */
type UserAnswer = Omit<WireUser, 'unit'> & { unit?: Unit | null }

const initialState: AuthState = {
  isKnown: false,
  isUserLoggedIn: false,
  isLoading: false,
  error: null,
  isRegisterSuccessful: false,
  user: null,
  isLeaving: null,
}

const GUEST: AuthState = { ...initialState, isKnown: true }

/** Login state and user (spec §3 User, §4 Auth). Tokens are only in the cookie, not in here. */
export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** Cookie read, at the start and when another tab logged in or out. */
    sessionLookedUp: (state, { payload }: PayloadAction<boolean>) => {
      if (!payload) return GUEST
      state.isKnown = true
      state.isUserLoggedIn = true
    },
    loginStarted: (state) => {
      state.isLoading = true
      state.error = null
    },
    /** The cookie is set; the user is loaded next. */
    loggedIn: () => ({ ...GUEST, isUserLoggedIn: true }),
    registered: () => ({ ...GUEST, isUserLoggedIn: true, isRegisterSuccessful: true }),
    loginFailed: (_, { payload }: PayloadAction<ApiError>) => ({ ...GUEST, error: payload }),
    loginErrorSeen: (state) => {
      state.error = null
    },
    loggedOut: (): AuthState => ({ ...GUEST, isLeaving: 'loggedOut' }),
    /** The session could not be renewed (spec §4 Token refresh). */
    sessionExpired: (): AuthState => ({ ...GUEST, isLeaving: 'expired' }),
    loginReached: (state) => {
      state.isLeaving = null
    },
    /** The credentials are right, but the second-factor code is missing. */
    secondFactorAsked: (state) => {
      state.isLoading = false
    },
    /** spec §4 Auth: unit defaulting to 0. */
    userLoaded: (state, { payload }: PayloadAction<UserAnswer>) => {
      state.user = { ...payload, unit: payload.unit ?? USER_DEFAULT_UNIT }
    },
  },
  selectors: {
    selectAuth: (state) => state,
    selectUser: (state) => state.user,
    selectIsLoggedIn: (state) => state.isUserLoggedIn,
  },
})

export const {
  sessionLookedUp,
  loginStarted,
  loggedIn,
  registered,
  loginFailed,
  loggedOut,
  sessionExpired,
  loginReached,
  secondFactorAsked,
  userLoaded,
} = authSlice.actions
export const { selectAuth, selectUser, selectIsLoggedIn } = authSlice.selectors
