import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit'

import type { ApiError } from '@/contract/kit/errors'
import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import type { Country } from '@/domain/shop/countries/country'
import { apiErrorOf } from '@/services/http/failure'

import type { ThunkExtra } from '../types'

export interface CountriesState {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  countries: Country[]
  error: ApiError | null
  /** Delivery country; spec §9: 222 until the visitor selects a different one. */
  countryId: number
  /** Whether the visitor selected it; otherwise, a user's address determines it. */
  isChosen: boolean
}

declare module '../types' {
  interface States {
    countries: CountriesState
  }
}

const initialState: CountriesState = {
  status: 'idle',
  countries: [],
  error: null,
  countryId: DEFAULT_COUNTRY_ID,
  isChosen: false,
}

/** spec §4 Checkout load: countries are loaded on demand and stored; a failure stores the error. */
export const loadCountries = createAsyncThunk<
  Country[],
  void,
  { extra: ThunkExtra; rejectValue: ApiError; state: { countries: CountriesState } }
>(
  'countries/load',
  async (_, { extra, rejectWithValue }) => {
    try {
      return (await extra.services.countries.list()).countries
    } catch (thrown) {
      return rejectWithValue(apiErrorOf(thrown))
    }
  },
  {
    condition: (_, { getState }) => ['idle', 'failed'].includes(getState().countries.status),
  },
)

export const countriesSlice = createSlice({
  name: 'countries',
  initialState,
  reducers: {
    countryChosen: (state, { payload }: PayloadAction<number>) => {
      state.countryId = payload
      state.isChosen = true
    },
    /** A user's address determines the country until the visitor selects one. */
    countrySuggested: (state, { payload }: PayloadAction<number>) => {
      if (!state.isChosen) state.countryId = payload
    },
    countryRestored: (state, { payload }: PayloadAction<number>) => {
      state.countryId = payload
      state.isChosen = true
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadCountries.pending, (state) => {
        state.status = 'loading'
        state.error = null
      })
      .addCase(loadCountries.fulfilled, (state, { payload }) => {
        state.status = 'ready'
        state.countries = payload
        // Replace a stored country that is no longer served with the default.
        if (payload.some(({ id }) => id === state.countryId)) return
        state.countryId = DEFAULT_COUNTRY_ID
        state.isChosen = false
      })
      .addCase(loadCountries.rejected, (state, { payload }) => {
        state.status = 'failed'
        state.error = payload ?? { kind: 'unreachable' }
      })
  },
  selectors: { selectCountries: (state) => state },
})

export const { countryChosen, countrySuggested, countryRestored } = countriesSlice.actions
export const { selectCountries } = countriesSlice.selectors
