import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

import { CONFIGURATOR_DEFAULT_UNIT, type Unit } from '@/domain/kit/constants'

import {
  loggedIn,
  loggedOut,
  registered,
  selectIsLoggedIn,
  selectUser,
  sessionExpired,
  sessionLookedUp,
  type AuthState,
} from '../auth/auth-slice'

export interface UnitState {
  /** What a guest chose in this browser (spec §3 Stored items: unit). */
  guest: Unit
  /** Optimistic choice of a member that is not saved yet. */
  target: Unit | null
}

declare module '../types' {
  interface States {
    unit: UnitState
  }
}

const initialState: UnitState = { guest: CONFIGURATOR_DEFAULT_UNIT, target: null }

/** The visitor's unit. A member's unit is stored in the account; here is only the pending choice. */
export const unitSlice = createSlice({
  name: 'unit',
  initialState,
  reducers: {
    /** Value in storage, at the start and whenever another tab has changed it. */
    guestUnitRestored: (state, { payload }: PayloadAction<Unit>) => {
      state.guest = payload
    },
    guestUnitChosen: (state, { payload }: PayloadAction<Unit>) => {
      state.guest = payload
    },
    memberUnitWanted: (state, { payload }: PayloadAction<Unit>) => {
      state.target = payload
    },
    /** The server has saved it, or failed: the account is authoritative. */
    memberUnitSettled: (state) => {
      state.target = null
    },
  },
  extraReducers: (builder) => {
    const withoutRequest = (state: UnitState) => ({ ...state, wanted: null })
    builder
      .addCase(loggedIn, withoutRequest)
      .addCase(registered, withoutRequest)
      .addCase(loggedOut, withoutRequest)
      .addCase(sessionExpired, withoutRequest)
      .addCase(sessionLookedUp, (state, { payload }) => (payload ? state : withoutRequest(state)))
  },
})

interface WithUnit {
  auth: AuthState
  unit?: UnitState
}

/** Returns the unit of the visitor, guest or member. Metric, as the server renders, until the visitor is known. */
export function selectUnit(state: WithUnit): Unit {
  const { guest, target } = state.unit ?? initialState
  if (!selectIsLoggedIn(state)) return guest
  return target ?? selectUser(state)?.unit ?? CONFIGURATOR_DEFAULT_UNIT
}

export const selectTargetUnit = (state: WithUnit): Unit | null =>
  (state.unit ?? initialState).target

export const { guestUnitRestored, guestUnitChosen, memberUnitWanted, memberUnitSettled } =
  unitSlice.actions
