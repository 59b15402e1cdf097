import { comparisonToasts } from '@/messages/shop/comparison/comparison-toasts'
import { LOCAL_KEYS } from '@/utils/storage'

import { startOf } from '../lifecycle'
import { toastShown } from '../toasts/toasts-slice'
import type { AppDispatch, RootState, StartListening } from '../types'
import { readSummary, readRows, writeSummary, writeRows } from './comparison-summary'
import {
  alreadyCompared,
  bikeCompared,
  bikeRemoved,
  bikesRead,
  changeFailed,
  comparisonEmptied,
  summaryRead,
  readingFailed,
  rowsChosen,
  selectComparison,
} from './comparison-slice'

export function listenForComparison(listen: StartListening): void {
  listen({
    predicate: startOf('comparison'),
    effect: (_, { dispatch, getState }) => {
      dispatch(summaryRead(readSummary()))
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
      const { size, keys } = selectComparison(getState())
      writeSummary({ size, keys })
    },
  })
  listen({ actionCreator: rowsChosen, effect: ({ payload }) => writeRows(payload) })
  listenForToasts(listen)
}

/** Applies another tab's changes. A logout deletes the database, so an empty summary needs no read. */
function followTab(dispatch: AppDispatch, getState: () => RootState): void {
  const mark = readSummary()
  if (mark.size === 0) return void dispatch(comparisonEmptied())
  if (selectComparison(getState()).status !== 'ready') return void dispatch(summaryRead(mark))
  void import('./comparison-thunks').then(({ readComparison }) => dispatch(readComparison()))
}

/** Shows the toasts of spec §4 and §8, and those for added builds. */
function listenForToasts(listen: StartListening): void {
  listen({
    actionCreator: readingFailed,
    effect: ({ payload }, { dispatch }) =>
      void dispatch(toastShown(comparisonToasts.fault(payload))),
  })
  listen({
    actionCreator: changeFailed,
    effect: ({ payload }, { dispatch }) =>
      void dispatch(toastShown(comparisonToasts.fault(payload))),
  })
  listen({
    actionCreator: bikeRemoved,
    effect: ({ payload }, { dispatch }) =>
      void dispatch(toastShown(comparisonToasts.removed(payload.sentence))),
  })
  listen({
    actionCreator: bikeCompared,
    effect: ({ payload }, { dispatch }) =>
      void dispatch(toastShown(comparisonToasts.added(payload.title, payload.size))),
  })
  listen({
    actionCreator: alreadyCompared,
    effect: ({ payload }, { dispatch }) =>
      void dispatch(toastShown(comparisonToasts.same(payload.title))),
  })
}
