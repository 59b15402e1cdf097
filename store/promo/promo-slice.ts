import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

import type { SeasonalItem } from '@/domain/shop/goods/seasonal-items'
import type { Promo } from '@/contract/shop/promo/promo'

export interface PromoState {
  promo: Omit<Promo, 'brand' | 'support'> & { support: Promo['support'] | null }
  /** Persisted state of the campaigns; see LOCAL_KEYS.seasonalItems. */
  items: SeasonalItem[]
  isOpen: boolean
  /** Whether the browser denied clipboard access, so that the code must be copied manually. */
  isRefused: boolean
}

declare module '../types' {
  interface States {
    promo: PromoState
  }
}

const initialState: PromoState = {
  promo: { banner: null, seasonal: null, support: null },
  items: [],
  isOpen: false,
  isRefused: false,
}

export const promoSlice = createSlice({
  name: 'promo',
  initialState,
  reducers: {
    promoLoaded: (_, { payload }: PayloadAction<Pick<PromoState, 'promo' | 'items'>>) => ({
      ...initialState,
      ...payload,
    }),
    campaignEnded: (state, { payload }: PayloadAction<string>) => {
      const { promo } = state
      if (promo.banner?.id === payload) promo.banner = null
      if (promo.seasonal?.id !== payload) return
      promo.seasonal = null
      state.isOpen = false
    },
    bannerDismissed: (state) => {
      const id = state.promo.banner?.id
      for (const item of state.items) if (item.id === id) item.is_dismissed = true
    },
    offerOpened: (state) => {
      state.isOpen = true
      state.isRefused = false
    },
    offerClosed: (state) => {
      state.isOpen = false
    },
    codeCopied: (state) => {
      const id = state.promo.seasonal?.id
      for (const item of state.items) if (item.id === id) item.is_copied = true
      state.isOpen = false
    },
    copyRefused: (state) => {
      state.isRefused = true
    },
  },
  selectors: {
    selectPromo: (state) => state,
  },
})

export const {
  promoLoaded,
  campaignEnded,
  bannerDismissed,
  offerOpened,
  offerClosed,
  codeCopied,
  copyRefused,
} = promoSlice.actions
