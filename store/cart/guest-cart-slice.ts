import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

import {
  addItem,
  clearCart,
  decreaseItem,
  removeItem,
  replaceItem,
  setQuantity,
  type GuestCartItem,
} from '@/domain/shop/cart/guest-cart'
import { DEFAULT_ORDER_LIMITS } from '@/domain/shop/cart/order-limits'

import {
  withLinks,
  withoutBought,
  withPrices,
  type LineLink,
  type PriceDrift,
  type PurchasedLine,
} from './cart-lines'
import type { WithCart } from './cart-states'

interface GuestCartState {
  items: GuestCartItem[]
  /** False until the stored cart has been read; before that, the number of items is unknown. */
  isRestored: boolean
  isOpen: boolean
  /** Line, also of a user's cart, that was added last while the panel is open. */
  addedLine: string | number | null
  /** False if the browser can't persist the cart because storage is full or blocked. */
  isPersisted: boolean
  /** Prices corrected by the server that the visitor hasn't acknowledged yet. */
  drifts: PriceDrift[]
  /** Maximum quantity of a line according to the server's latest quote. */
  perLine: number
}

declare module './cart-states' {
  interface CartStates {
    guest: GuestCartState
  }
}

const initialState: GuestCartState = {
  items: [],
  isRestored: false,
  isOpen: false,
  addedLine: null,
  isPersisted: true,
  drifts: [],
  perLine: DEFAULT_ORDER_LIMITS.perLine,
}

/** Visitor's cart before login (spec §4 Guest cart). Its rules are in domain/shop/cart/guest-cart. */
export const guestCartSlice = createSlice({
  name: 'cart/guest',
  initialState,
  reducers: {
    /** Also increments an existing item, for the plus button of the cart panel. */
    itemAdded: (state, { payload }: PayloadAction<GuestCartItem>) => {
      state.items = addItem(state.items, payload, state.perLine)
      // spec §4 Guest cart: adding an item in either way opens the cart panel.
      state.isOpen = true
      state.addedLine = payload.id
    },
    lineAdded: (state, { payload }: PayloadAction<number>) => {
      state.addedLine = payload
    },
    itemDecreased: (state, { payload }: PayloadAction<{ id: string }>) => {
      state.items = decreaseItem(state.items, payload.id)
    },
    quantityTyped: (state, { payload }: PayloadAction<{ id: string; quantity: number }>) => {
      state.items = setQuantity(state.items, payload.id, payload.quantity)
    },
    itemRemoved: (state, { payload }: PayloadAction<{ id: string }>) => {
      state.items = removeItem(state.items, payload.id)
    },
    itemReplaced: (state, { payload }: PayloadAction<{ id: string; next: GuestCartItem }>) => {
      state.items = replaceItem(state.items, payload.id, payload.next)
    },
    cartCleared: (state) => {
      state.items = clearCart()
      state.drifts = []
    },
    /** An order was placed: removes the ordered lines and keeps those added since. */
    linesBought: (state, { payload }: PayloadAction<PurchasedLine[]>) => {
      state.items = withoutBought(state.items, payload)
    },
    pricesDrifted: (state, { payload }: PayloadAction<PriceDrift[]>) => {
      state.items = withPrices(state.items, payload)
      const ids = payload.map(({ id }) => id)
      state.drifts = [...state.drifts.filter(({ id }) => !ids.includes(id)), ...payload]
    },
    linksLearned: (state, { payload }: PayloadAction<LineLink[]>) => {
      state.items = withLinks(state.items, payload)
    },
    lineLimitKnown: (state, { payload }: PayloadAction<number>) => {
      state.perLine = payload
    },
    driftsSeen: (state) => {
      state.drifts = []
    },
    /** Loads the stored cart, on start and whenever another tab has changed it. */
    cartRestored: (state, { payload }: PayloadAction<GuestCartItem[]>) => {
      state.items = payload
      state.isRestored = true
    },
    cartKept: (state, { payload }: PayloadAction<boolean>) => {
      state.isPersisted = payload
    },
    panelOpened: {
      reducer: (state, _action: PayloadAction<{ isFresh: boolean }>) => {
        state.isOpen = true
      },
      /** `fresh` after a change that loaded the user's cart. As a click handler, `how` is an event. */
      prepare: (how?: unknown) => ({ payload: { isFresh: how === 'fresh' } }),
    },
    panelClosed: (state) => {
      state.isOpen = false
      state.addedLine = null
    },
  },
})

/** Falls back to an empty, unrestored cart until the reducer is registered. */
export const selectGuestCart = ({ cart }: WithCart) => cart?.guest ?? initialState
export const selectItems = (state: WithCart) => selectGuestCart(state).items

export const {
  itemAdded,
  lineAdded,
  itemDecreased,
  quantityTyped,
  itemRemoved,
  itemReplaced,
  cartCleared,
  linesBought,
  pricesDrifted,
  linksLearned,
  lineLimitKnown,
  driftsSeen,
  cartRestored,
  cartKept,
  panelOpened,
  panelClosed,
} = guestCartSlice.actions
