import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import type { HomePage } from '@/contract/shop/home/home'

/** spec §3 Home page state. */
export interface HomeState {
  /** Slug of the bike whose delivery is shown; if null, the featured bike. */
  bikeChoose: string | null
  /** Data refetched by the browser; null while the page shows the prerendered data. */
  homePageData: HomePage | null
  /** Delivery country of the page (spec §9: 222 by default). */
  countryId: number
}

declare module '../types' {
  interface States {
    home: HomeState
  }
}

const initialState: HomeState = {
  bikeChoose: null,
  homePageData: null,
  countryId: DEFAULT_COUNTRY_ID,
}

export const homeSlice = createSlice({
  name: 'home',
  initialState,
  reducers: {
    bikeChosen: (state, { payload }: PayloadAction<string>) => {
      state.bikeChoose = payload
    },
    homePageLoaded: (state, { payload }: PayloadAction<HomePage>) => {
      state.homePageData = payload
      state.countryId = payload.country_id
    },
  },
})

export const { bikeChosen, homePageLoaded } = homeSlice.actions
