import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

import type { ToastText } from '@/messages/kit/toast-text'

export interface Toast extends ToastText {
  id: string
}

/** Number of messages retained after their toast has gone. */
const KEPT = 20

interface ToastsState {
  kept: Toast[]
}

declare module '../types' {
  interface States {
    toasts: ToastsState
  }
}

const initialState: ToastsState = { kept: [] }

/** Messages newest first. Only listeners dispatch `toastShown`; the screen decides how long one is shown. */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown: {
      prepare: (text: Omit<Toast, 'id'>) => ({ payload: { id: nanoid(), ...text } }),
      reducer: (state, { payload }: PayloadAction<Toast>) => {
        state.kept = [payload, ...state.kept].slice(0, KEPT)
      },
    },
    toastsCleared: () => initialState,
  },
  selectors: { selectToasts: (state) => state.kept },
})

export const { toastShown, toastsCleared } = toastsSlice.actions
export const { selectToasts } = toastsSlice.selectors
