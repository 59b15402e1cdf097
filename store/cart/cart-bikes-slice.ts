import { createAsyncThunk, createSlice } from '@reduxjs/toolkit'

import type { Bike } from '@/domain/bike'
import { NORMAL_MODE } from '@/domain/constants'

import type { StoreExtra } from '../types'

type BikesState = Record<string, { status: 'loading' | 'failed' } | { status: 'ready'; bike: Bike }>

const initialState: BikesState = {}

/** Fetches a bike's catalogue, so that its builds can be drawn; once per page. */
export const loadBike = createAsyncThunk<
  Bike,
  string,
  { extra: StoreExtra; state: { cartBikes: BikesState } }
>(
  'cartBikes/load',
  async (slug, { extra }) => (await extra.services.configurator.bike(slug, NORMAL_MODE)).bike,
  { condition: (slug, { getState }) => getState().cartBikes[slug] === undefined },
)

/** Bikes by slug. A bike that did not arrive is drawn as an icon and not asked for again. */
export const cartBikesSlice = createSlice({
  name: 'cartBikes',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadBike.pending, (state, { meta }) => {
        state[meta.arg] = { status: 'loading' }
      })
      .addCase(loadBike.fulfilled, (state, { meta, payload }) => {
        state[meta.arg] = { status: 'ready', bike: payload }
      })
      .addCase(loadBike.rejected, (state, { meta }) => {
        state[meta.arg] = { status: 'failed' }
      })
  },
  selectors: {
    selectBike: (state, slug: string | null): Bike | null => {
      const entry = slug === null ? undefined : state[slug]
      return entry?.status === 'ready' ? entry.bike : null
    },
  },
})

export const { selectBike } = cartBikesSlice.selectors
