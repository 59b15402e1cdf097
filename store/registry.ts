import { listenForAuth } from './auth/auth-listeners'
import { authSlice } from './auth/auth-slice'
import { listenForModal } from './modal/modal-listeners'
import { modalSlice } from './modal/modal-slice'
import { toastsSlice } from './toasts/toasts-slice'
import type { StartListening } from './types'

/**
 * The features that every page needs: reducers here, listeners below. A feature of single pages is a StoreFeature
 * instead and is registered by its page (lazy-features).
 */
export const reducers = {
  [authSlice.name]: authSlice.reducer,
  [modalSlice.name]: modalSlice.reducer,
  [toastsSlice.name]: toastsSlice.reducer,
}

export const listeners: readonly ((listen: StartListening) => void)[] = [
  listenForAuth,
  listenForModal,
]
