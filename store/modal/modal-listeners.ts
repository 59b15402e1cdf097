import { MODAL_CLOSE_DELAY_MS } from '@/domain/kit/constants'

import type { StartListening } from '../types'
import { modalAnswered, modalClosed, modalRequested, selectModal } from './modal-slice'

export function listenForModal(listen: StartListening): void {
  // A newer request replaces the open dialog, which then resolves as dismissed.
  listen({
    actionCreator: modalRequested,
    effect: ({ payload }, { dispatch, getOriginalState }) => {
      const before = selectModal(getOriginalState())
      if (before.status !== 'open' || before.id === payload.id) return
      dispatch(modalAnswered({ id: before.id, answer: false, isDismissal: true }))
    },
  })
  // spec §4 Dialogs: closing delay of a dialog.
  listen({
    actionCreator: modalAnswered,
    effect: async ({ payload }, { dispatch, delay }) => {
      await delay(MODAL_CLOSE_DELAY_MS)
      dispatch(modalClosed({ id: payload.id }))
    },
  })
}
