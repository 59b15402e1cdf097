import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

import type { ToastText } from '@/messages/kit/toast-text'

export interface Toast extends ToastText {
  id: string
}

/** Number of messages kept after their toasts have disappeared. */
const KEPT = 20

interface ToastsState {
  toasts: Toast[]
}

declare module '../types' {
  interface States {
    toasts: ToastsState
  }
}

const initialState: ToastsState = { toasts: [] }

/** Messages, newest first. Only listeners dispatch `toastShown`; the UI decides their duration. */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown: {
      prepare: (text: Omit<Toast, 'id'>) => ({ payload: { id: nanoid(), ...text } }),
      reducer: (state, { payload }: PayloadAction<Toast>) => {
        state.toasts = [payload, ...state.toasts].slice(0, KEPT)
      },
    },
    toastsCleared: () => initialState,
  },
  selectors: { selectToasts: (state) => state.toasts },
})

export const { toastShown, toastsCleared } = toastsSlice.actions
export const { selectToasts } = toastsSlice.selectors
