import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

import type { WireUser } from '@/contract/account/profile/profile'
import type { ApiError } from '@/contract/kit/errors'
import { USER_DEFAULT_UNIT, type Unit } from '@/domain/kit/constants'

export interface AuthState {
  /** False until the cookie has been read; before that, the login state is unknown. */
  isKnown: boolean
  /** spec §4 Auth: starts as true if the access_token cookie exists. */
  isUserLoggedIn: boolean
  isLoading: boolean
  error: ApiError | null
  /** spec §4 Auth: set by a successful registration, together with the login. */
  isRegisterSuccessful: boolean
  user: WireUser | null
  /** Set after a logout or an expired session until the redirect to /login is complete. */
  isLeaving: 'loggedOut' | 'expired' | null
}

declare module '../types' {
  interface States {
    auth: AuthState
  }
}

/** Response of the `me` call; servers may omit the unit. */
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

/** Login state and user (spec §3 User, §4 Auth). Tokens are stored only in the cookie. */
export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** The cookie was read: on start, or when another tab logged in or out. */
    sessionLookedUp: (state, { payload }: PayloadAction<boolean>) => {
      if (!payload) return GUEST
      state.isKnown = true
      state.isUserLoggedIn = true
    },
    loginStarted: (state) => {
      state.isLoading = true
      state.error = null
    },
    /** The cookie has been set; the user is loaded next. */
    loggedIn: () => ({ ...GUEST, isUserLoggedIn: true }),
    registered: () => ({ ...GUEST, isUserLoggedIn: true, isRegisterSuccessful: true }),
    loginFailed: (_, { payload }: PayloadAction<ApiError>) => ({ ...GUEST, error: payload }),
    loginErrorSeen: (state) => {
      state.error = null
    },
    loggedOut: (): AuthState => ({ ...GUEST, isLeaving: 'loggedOut' }),
    /** The session couldn't be renewed (spec §4 Token refresh). */
    sessionExpired: (): AuthState => ({ ...GUEST, isLeaving: 'expired' }),
    loginReached: (state) => {
      state.isLeaving = null
    },
    /** The credentials are correct, but the second-factor code is missing. */
    secondFactorAsked: (state) => {
      state.isLoading = false
    },
    /** spec §4 Auth: the unit defaults to 0. */
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
