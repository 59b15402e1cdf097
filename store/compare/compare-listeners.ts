import { compareToasts } from '@/messages/compare-toasts'
import { LOCAL_KEYS } from '@/utils/storage'

import { startOf } from '../lifecycle'
import { toastShown } from '../toasts/toasts-slice'
import type { AppDispatch, RootState, StartListening } from '../types'
import { readMark, readRows, writeMark, writeRows } from './compare-mark'
import {
  alreadyCompared,
  bikeCompared,
  bikeRemoved,
  bikesRead,
  changeFailed,
  comparisonEmptied,
  markRead,
  readingFailed,
  rowsChosen,
  selectCompare,
} from './compare-slice'

/** The number at the start and in other tabs, and what is said. */
export function listenForCompare(listen: StartListening): void {
  listen({
    predicate: startOf('compare'),
    effect: (_, { dispatch, getState }) => {
      dispatch(markRead(readMark()))
      const rows = readRows()
      if (rows) dispatch(rowsChosen(rows))
      window.addEventListener('storage', ({ key }) => {
        if (key === LOCAL_KEYS.compareCart || key === null) followTab(dispatch, getState)
      })
    },
  })
  listen({
    actionCreator: bikesRead,
    effect: (_, { getState }) => {
      const { size, keys } = selectCompare(getState())
      writeMark({ size, keys })
    },
  })
  listen({ actionCreator: rowsChosen, effect: ({ payload }) => writeRows(payload) })
  listenForToasts(listen)
}

/** Another tab has changed the comparison. Who logs out deletes it, so an empty one is not asked for. */
function followTab(dispatch: AppDispatch, getState: () => RootState): void {
  const mark = readMark()
  if (mark.size === 0) return void dispatch(comparisonEmptied())
  if (selectCompare(getState()).status !== 'ready') return void dispatch(markRead(mark))
  void import('./compare-thunks').then(({ readComparison }) => dispatch(readComparison()))
}

/** spec §4 and §8, and what a visitor hears of a build that was added. */
function listenForToasts(listen: StartListening): void {
  listen({
    actionCreator: readingFailed,
    effect: ({ payload }, { dispatch }) => void dispatch(toastShown(compareToasts.fault(payload))),
  })
  listen({
    actionCreator: changeFailed,
    effect: ({ payload }, { dispatch }) => void dispatch(toastShown(compareToasts.fault(payload))),
  })
  listen({
    actionCreator: bikeRemoved,
    effect: ({ payload }, { dispatch }) =>
      void dispatch(toastShown(compareToasts.removed(payload.sentence))),
  })
  listen({
    actionCreator: bikeCompared,
    effect: ({ payload }, { dispatch }) =>
      void dispatch(toastShown(compareToasts.added(payload.title, payload.size))),
  })
  listen({
    actionCreator: alreadyCompared,
    effect: ({ payload }, { dispatch }) =>
      void dispatch(toastShown(compareToasts.same(payload.title))),
  })
}
