import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

import {
  CONFIGURATOR_DEFAULT_UNIT,
  DEFAULT_COUNTRY_ID as UNITED_STATES_ID,
  IMPERIAL,
  METRIC,
  type Unit,
} from '@/domain/kit/constants'

import { shopRegion } from '@/utils/shop-region'

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
import type { CountriesState } from '../countries/countries-slice'

export interface UnitState {
  /** Unit chosen by a guest in this browser (spec §3 Stored items: unit); null until then. */
  guest: Unit | null
  /** Optimistic choice of a member that hasn't been saved yet. */
  target: Unit | null
  /** Country chosen in this browser, for pages that load no countries. */
  countryId: number
}

declare module '../types' {
  interface States {
    unit: UnitState
  }
}

const initialState: UnitState = {
  guest: null,
  target: null,
  countryId: UNITED_STATES_ID,
}

/** Visitor's unit. A member's unit is stored in the account, with only the pending choice here. */
export const unitSlice = createSlice({
  name: 'unit',
  initialState,
  reducers: {
    /** Loads the stored unit, on start and whenever another tab has changed it. */
    guestUnitRestored: (state, { payload }: PayloadAction<Unit>) => {
      state.guest = payload
    },
    unitCountryRestored: (state, { payload }: PayloadAction<number>) => {
      state.countryId = payload
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
    const withoutRequest = (state: UnitState) => ({ ...state, target: null })
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
  countries?: Pick<CountriesState, 'countryId'>
}

/** Returns the visitor's unit. Until one is chosen, and for members until they are known, the shop or the country decides. */
export function selectUnit(state: WithUnit): Unit {
  const { unit } = state
  const chosen = selectIsLoggedIn(state) ? (unit?.target ?? selectUser(state)?.unit) : unit?.guest
  const countryId = state.countries?.countryId ?? unit?.countryId
  return chosen ?? firstUnit(countryId)
}

function firstUnit(countryId: number | undefined): Unit {
  const { units } = shopRegion()
  if (units !== 'by_country') return units === 'metric' ? METRIC : IMPERIAL
  return countryId === UNITED_STATES_ID ? IMPERIAL : CONFIGURATOR_DEFAULT_UNIT
}

export const selectTargetUnit = (state: WithUnit): Unit | null =>
  (state.unit ?? initialState).target

export const {
  guestUnitRestored,
  unitCountryRestored,
  guestUnitChosen,
  memberUnitWanted,
  memberUnitSettled,
} = unitSlice.actions
