import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

import type { WireUser } from '@/contract/account'
import type { ApiError } from '@/contract/errors'
import { USER_DEFAULT_UNIT, type Unit } from '@/domain/constants'

export interface AuthState {
  /** False until the browser's cookie was looked at: before, nobody knows who visits. */
  isKnown: boolean
  /** spec §4 Auth: starts true when there is an access_token cookie. */
  isUserLoggedIn: boolean
  /** A login or a registration is under way. */
  isLoading: boolean
  error: ApiError | null
  /** spec §4 Auth: register success sets it beside the login. */
  isRegisterSuccessful: boolean
  user: WireUser | null
  /** This tab logged out, or its session ended: the way to /login is under way. */
  isLeaving: 'loggedOut' | 'expired' | null
}

declare module '../types' {
  interface States {
    auth: AuthState
  }
}

/** The answer of the me call; servers may leave out the unit. */
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

/** Who visits (spec §3 User, §4 Auth). Tokens are not in here: they live in the cookie alone. */
export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** The cookie was looked at, at the start and when another tab logged in or out. */
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
    /** The visitor logged out, whatever the server said. Every slice answers by its initial state. */
    loggedOut: (): AuthState => ({ ...GUEST, isLeaving: 'loggedOut' }),
    /** The session could not be renewed (spec §4 Token refresh). */
    sessionExpired: (): AuthState => ({ ...GUEST, isLeaving: 'expired' }),
    /** The page that `isLeaving` led to is there. */
    loginReached: (state) => {
      state.isLeaving = null
    },
    /** The credentials are right, and the code of the second factor is missing. */
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
