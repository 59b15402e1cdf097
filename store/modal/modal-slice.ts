import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

import type { DialogRequest } from '@/messages/kit/dialogs'

export type ModalState =
  | { status: 'closed' }
  | { status: 'open'; id: string; request: DialogRequest }
  | { status: 'closing'; id: string; request: DialogRequest }

declare module '../types' {
  interface States {
    modal: ModalState
  }
}

const initialState = { status: 'closed' } as ModalState

/** Dialog state, one dialog at a time. Its promise is stored outside of the state; see `askModal`. */
export const modalSlice = createSlice({
  name: 'modal',
  initialState,
  reducers: {
    modalRequested: (
      _,
      { payload: { id, request } }: PayloadAction<{ id: string; request: DialogRequest }>,
    ): ModalState => ({ status: 'open', id, request }),
    /** `answer` is true for the primary button, false for any other outcome (spec §4 Dialogs). */
    modalAnswered: (
      state,
      { payload: { id } }: PayloadAction<{ id: string; answer: boolean; isDismissal?: boolean }>,
    ): ModalState => {
      if (state.status !== 'open' || state.id !== id) return state
      return { ...state, status: 'closing' }
    },
    modalClosed: (state, { payload: { id } }: PayloadAction<{ id: string }>): ModalState => {
      if (state.status !== 'closing' || state.id !== id) return state
      return { status: 'closed' }
    },
  },
  selectors: { selectModal: (state) => state },
})

export const { modalRequested, modalAnswered, modalClosed } = modalSlice.actions
export const { selectModal } = modalSlice.selectors
