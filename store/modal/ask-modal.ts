import { addListener, nanoid, type TypedAddListener } from '@reduxjs/toolkit'

import type { DialogRequest } from '@/messages/kit/dialogs'
import { logError } from '@/utils/log-error'

import type { AppDispatch, AppThunk, RootState, ThunkExtra } from '../types'
import { modalAnswered, modalRequested } from './modal-slice'

const listenOnTheFly = addListener as TypedAddListener<RootState, AppDispatch, ThunkExtra>
const KNOWN_TYPES: readonly string[] = ['wide', 'alert'] satisfies DialogRequest['type'][]

/** Opens a dialog; true for its primary button, false otherwise or if unknown (spec §4 Dialogs). */
export const askModal =
  (request: DialogRequest): AppThunk<Promise<boolean>> =>
  async (dispatch) =>
    (await dispatch(askChoice(request))) === 'primary'

export type ModalChoice = 'primary' | 'secondary' | 'dismissed'

/** Like `askModal`, but distinguishes a secondary button from a dismissal. */
export const askChoice =
  (request: DialogRequest): AppThunk<Promise<ModalChoice>> =>
  (dispatch) => {
    if (!KNOWN_TYPES.includes(request.type)) {
      logError('Unknown modal type', { type: request.type })
      return Promise.resolve('dismissed')
    }
    const id = nanoid()
    return new Promise<ModalChoice>((resolve) => {
      dispatch(
        listenOnTheFly({
          actionCreator: modalAnswered,
          effect: ({ payload }, { unsubscribe }) => {
            if (payload.id !== id) return
            unsubscribe()
            if (payload.isDismissal) return resolve('dismissed')
            resolve(payload.answer ? 'primary' : 'secondary')
          },
        }),
      )
      dispatch(modalRequested({ id, request }))
    })
  }
