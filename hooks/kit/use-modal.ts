import { useMemo } from 'react'

import type { DialogRequest } from '@/messages/kit/dialogs'
import { askChoice, askModal } from '@/store/modal/ask-modal'
import { modalAnswered, selectModal } from '@/store/modal/modal-slice'

import { useAppDispatch, useAppSelector } from './use-store'

/** @example const { ask } = useModal(); if (await ask(dialogs.closeTicket)) close(ticket) */
export function useModal() {
  const dispatch = useAppDispatch()
  return useMemo(
    () => ({
      ask: (request: DialogRequest): Promise<boolean> => dispatch(askModal(request)),
      choose: (request: DialogRequest) => dispatch(askChoice(request)),
    }),
    [dispatch],
  )
}

export function useModalHost() {
  const dispatch = useAppDispatch()
  const modal = useAppSelector(selectModal)
  return useMemo(
    () => ({
      modal,
      answer: (id: string, answer: boolean, isDismissal = false) => {
        dispatch(modalAnswered({ id, answer, ...(isDismissal ? { isDismissal } : {}) }))
      },
    }),
    [dispatch, modal],
  )
}
