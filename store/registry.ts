import { listenForAuth } from './auth/auth-listeners'
import { authSlice } from './auth/auth-slice'
import { listenForModal } from './modal/modal-listeners'
import { modalSlice } from './modal/modal-slice'
import { toastsSlice } from './toasts/toasts-slice'
import type { StartListening } from './types'

/**
 * The features that every page needs. One adds its reducer here and, when it has effects, its listeners below.
 * A feature of single pages is a StoreFeature instead and is brought by its page (late-features).
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
