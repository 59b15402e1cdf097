import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

import {
  addItem,
  clearCart,
  decreaseItem,
  removeItem,
  replaceItem,
  setQuantity,
  type GuestCartItem,
} from '@/domain/guest-cart'
import { DEFAULT_ORDER_LIMITS } from '@/domain/order-limits'

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
  /** False until the stored cart has been read: before, nobody knows how many items there are. */
  isRestored: boolean
  isOpen: boolean
  /** False while the browser refuses to keep the cart: storage is full or closed. */
  isKept: boolean
  /** Prices that the server corrected and the visitor has not acknowledged yet. */
  drifts: PriceDrift[]
  /** The most of one line, as the server's latest answer says it. */
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
  isKept: true,
  drifts: [],
  perLine: DEFAULT_ORDER_LIMITS.perLine,
}

/** The visitor's cart before login (spec §4 Guest cart). The rules live in domain/guest-cart. */
export const guestCartSlice = createSlice({
  name: 'cart/guest',
  initialState,
  reducers: {
    /** Also the plus of the cart panel: one more of an item that is there. */
    itemAdded: (state, { payload }: PayloadAction<GuestCartItem>) => {
      state.items = addItem(state.items, payload, state.perLine)
      // spec §4 Guest cart: either way of adding opens the cart panel.
      state.isOpen = true
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
    /** A bike of the cart was edited: the new one stands in its place. */
    itemReplaced: (state, { payload }: PayloadAction<{ id: string; next: GuestCartItem }>) => {
      state.items = replaceItem(state.items, payload.id, payload.next)
    },
    cartCleared: (state) => {
      state.items = clearCart()
      state.drifts = []
    },
    /** An order was placed: what it holds leaves the cart, what came in since stays. */
    linesBought: (state, { payload }: PayloadAction<PurchasedLine[]>) => {
      state.items = withoutBought(state.items, payload)
    },
    /** The server's prices differ from the stored ones: they are taken over and announced. */
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
    /** What the browser's storage holds, at the start and whenever another tab has changed it. */
    cartRestored: (state, { payload }: PayloadAction<GuestCartItem[]>) => {
      state.items = payload
      state.isRestored = true
    },
    cartKept: (state, { payload }: PayloadAction<boolean>) => {
      state.isKept = payload
    },
    panelOpened: {
      reducer: (state, _action: PayloadAction<{ isFresh: boolean }>) => {
        state.isOpen = true
      },
      /** `fresh` right after a change that has loaded the cart of a user. Also bound to clicks, whose event is neither. */
      prepare: (how?: unknown) => ({ payload: { isFresh: how === 'fresh' } }),
    },
    panelClosed: (state) => {
      state.isOpen = false
    },
  },
})

/** The empty cart that nobody has read yet, until the part of the store is there. */
export const selectGuestCart = ({ cart }: WithCart) => cart?.guest ?? initialState
export const selectItems = (state: WithCart) => selectGuestCart(state).items

export const {
  itemAdded,
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
