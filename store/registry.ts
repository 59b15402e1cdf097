import { listenForAuth } from './auth/auth-listeners'
import { authSlice } from './auth/auth-slice'
import { listenForModal } from './modal/modal-listeners'
import { modalSlice } from './modal/modal-slice'
import { toastsSlice } from './toasts/toasts-slice'
import type { StartListening } from './types'

/** Features of every page. Those of single pages are StoreFeatures, registered by their page. */
export const reducers = {
  [authSlice.name]: authSlice.reducer,
  [modalSlice.name]: modalSlice.reducer,
  [toastsSlice.name]: toastsSlice.reducer,
}

export const listeners: readonly ((listen: StartListening) => void)[] = [
  listenForAuth,
  listenForModal,
]
