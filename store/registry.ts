import { listenForAccount } from './account/account-listeners'
import { accountSlice } from './account/account-slice'
import { cartEstimateSlice } from './cart/cart-estimate-slice'
import { listenForCart } from './cart/cart-listeners'
import { listenForCartStorage } from './cart/cart-storage'
import { guestCartSlice } from './cart/guest-cart-slice'
import { listenForCountry } from './countries/countries-listeners'
import { countriesSlice } from './countries/countries-slice'
import { listenForModal } from './modal/modal-listeners'
import { modalSlice } from './modal/modal-slice'
import { toastsSlice } from './toasts/toasts-slice'
import type { StartListening } from './types'

/**
 * The features that every page needs. One adds its reducer here and, when it has effects, its listeners below.
 * A feature of single pages is a StoreFeature instead and is brought by its page (late-features).
 */
export const reducers = {
  [accountSlice.name]: accountSlice.reducer,
  [guestCartSlice.name]: guestCartSlice.reducer,
  [cartEstimateSlice.name]: cartEstimateSlice.reducer,
  [countriesSlice.name]: countriesSlice.reducer,
  [modalSlice.name]: modalSlice.reducer,
  [toastsSlice.name]: toastsSlice.reducer,
}

export const listeners: readonly ((listen: StartListening) => void)[] = [
  listenForAccount,
  listenForCart,
  listenForCartStorage,
  listenForCountry,
  listenForModal,
]
