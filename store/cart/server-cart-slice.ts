import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit'

import type { ApiError } from '@/contract/kit/errors'
import type { ServerCart } from '@/services/shop/cart'
import { apiErrorOf } from '@/services/http/failure'

import {
  loggedIn,
  loggedOut,
  registered,
  sessionExpired,
  sessionLookedUp,
} from '../auth/auth-slice'
import type { CountriesState } from '../countries/countries-slice'
import type { ThunkExtra } from '../types'
import type { WithCart } from './cart-states'
import { withSession } from './with-session'

export interface ServerCartState {
  cart: ServerCart | null
  /** spec §4 Server cart: loading flag that controls the spinner. */
  isLoading: boolean
  /** spec §4 Server cart: update flag, true on success, false on failure; null before any change. */
  isUpdated: boolean | null
  changes: number
  error: ApiError | null
  /** Id of the latest request; responses to earlier requests are dropped. */
  requestId: string | null
  /** Newest cart version of all responses; an older cart never replaces a newer one. */
  version: number
  /** Optimistic counts that aren't in `cart` yet, by line id. */
  counts: Record<number, number>
  sending: number[]
  isMigrating: boolean
  /** Incremented by each login and logout; responses for earlier visits are dropped. */
  visit: number
}

declare module './cart-states' {
  interface CartStates {
    server: ServerCartState
  }
}

const initialState: ServerCartState = {
  cart: null,
  isLoading: false,
  isUpdated: null,
  changes: 0,
  error: null,
  requestId: null,
  version: 0,
  counts: {},
  sending: [],
  isMigrating: false,
  visit: 0,
}

export const selectServerCart = ({ cart }: WithCart): ServerCartState =>
  cart?.server ?? initialState

/** spec §4 Server cart: loads the cart. */
export const loadServerCart = createAsyncThunk<
  ServerCart,
  void,
  { extra: ThunkExtra; rejectValue: ApiError; state: WithCart & { countries?: CountriesState } }
>('cart/server/load', async (_, { extra: { services }, getState, rejectWithValue }) => {
  const { countries } = getState()
  const countryId = countries?.isChosen ? countries.countryId : undefined
  try {
    return await withSession(services, () => services.cart.read(countryId))
  } catch (thrown) {
    return rejectWithValue(apiErrorOf(thrown))
  }
})

interface OfVisit {
  visit: number
}

export const serverCartSlice = createSlice({
  name: 'cart/server',
  initialState,
  reducers: {
    changeStarted: (state) => {
      state.changes += 1
    },
    changeMade: (state, { payload }: PayloadAction<OfVisit & { version: number }>) => {
      if (payload.visit !== state.visit) return
      state.changes -= 1
      state.isUpdated = true
      state.version = Math.max(state.version, payload.version)
    },
    changeFailed: (state, { payload }: PayloadAction<OfVisit & { error: ApiError }>) => {
      if (payload.visit !== state.visit) return
      state.changes -= 1
      state.isUpdated = false
    },
    /** Optimistic update, before the server responds. */
    countChosen: (state, { payload }: PayloadAction<{ id: number; count: number }>) => {
      state.counts[payload.id] = payload.count
      if (!state.sending.includes(payload.id)) state.sending.push(payload.id)
    },
    /** The server has accepted or rejected the count; a rejection restores the line. */
    countSettled: (state, { payload }: PayloadAction<{ id: number; isAccepted: boolean }>) => {
      state.sending = state.sending.filter((id) => id !== payload.id)
      if (!payload.isAccepted) delete state.counts[payload.id]
    },
    migrationStarted: (state) => {
      state.isMigrating = true
    },
    migrationEnded: (state) => {
      state.isMigrating = false
    },
    /** Triggers a toast; `isNew` if the cart had no such line before. */
    serverItemAdded: (_, _action: PayloadAction<{ title: string; isNew: boolean }>) => {},
    serverItemRemoved: (_, _action: PayloadAction<{ title: string }>) => {},
  },
  extraReducers: (builder) => {
    const ended = (state: ServerCartState) => ({ ...initialState, visit: state.visit + 1 })
    builder
      .addCase(loggedIn, ended)
      .addCase(registered, ended)
      .addCase(loggedOut, ended)
      .addCase(sessionExpired, ended)
      .addCase(sessionLookedUp, (state, { payload }) => (payload ? state : ended(state)))
      .addCase(loadServerCart.pending, (state, { meta }) => {
        state.isLoading = true
        state.requestId = meta.requestId
      })
      .addCase(loadServerCart.fulfilled, (state, { payload, meta }) => {
        if (meta.requestId !== state.requestId) return
        state.isLoading = false
        state.error = null
        if (payload.version < state.version) return
        state.cart = payload
        state.version = payload.version
        const open = Object.entries(state.counts).filter(([id]) =>
          state.sending.includes(Number(id)),
        )
        state.counts = Object.fromEntries(open)
      })
      .addCase(loadServerCart.rejected, (state, { payload, meta }) => {
        if (meta.requestId !== state.requestId) return
        state.isLoading = false
        state.error = payload ?? { kind: 'unreachable' }
      })
  },
})

export const {
  changeStarted,
  changeMade,
  changeFailed,
  countChosen,
  countSettled,
  migrationStarted,
  migrationEnded,
  serverItemAdded,
  serverItemRemoved,
} = serverCartSlice.actions
