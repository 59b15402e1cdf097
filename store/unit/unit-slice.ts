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
  /** Unit chosen by a guest in this browser (spec §3 Stored items: unit). */
  guest: Unit
  /** Optimistic choice of a member that hasn't been saved yet. */
  target: Unit | null
}

declare module '../types' {
  interface States {
    unit: UnitState
  }
}

const initialState: UnitState = { guest: CONFIGURATOR_DEFAULT_UNIT, target: null }

/** Visitor's unit. A member's unit is stored in the account, with only the pending choice here. */
export const unitSlice = createSlice({
  name: 'unit',
  initialState,
  reducers: {
    /** Loads the stored unit, on start and whenever another tab has changed it. */
    guestUnitRestored: (state, { payload }: PayloadAction<Unit>) => {
      state.guest = payload
    },
    guestUnitChosen: (state, { payload }: PayloadAction<Unit>) => {
      state.guest = payload
    },
    memberUnitWanted: (state, { payload }: PayloadAction<Unit>) => {
      state.target = payload
    },
    /** The server has saved the choice or failed; the account is now authoritative. */
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

/** Returns the visitor's unit. It is metric, as rendered by the server, until the visitor is known. */
export function selectUnit(state: WithUnit): Unit {
  const { guest, target } = state.unit ?? initialState
  if (!selectIsLoggedIn(state)) return guest
  return target ?? selectUser(state)?.unit ?? CONFIGURATOR_DEFAULT_UNIT
}

export const selectTargetUnit = (state: WithUnit): Unit | null =>
  (state.unit ?? initialState).target

export const { guestUnitRestored, guestUnitChosen, memberUnitWanted, memberUnitSettled } =
  unitSlice.actions
