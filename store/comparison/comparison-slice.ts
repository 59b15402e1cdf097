import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

import type { ComparedBike, BuildSnapshot } from '@/domain/shop/comparison/comparison'
import type { ComparisonFaultKind } from '@/domain/shop/comparison/comparison-fault'
import { isReadable } from '@/domain/shop/comparison/stored-comparison'
import type { StoredComparedBike } from '@/services/shop/comparison'

import { loggedOut, sessionExpired } from '../auth/auth-slice'

export interface RowChoice {
  hidden: string[]
  onlyDifferences: boolean
}

/** spec §3 Comparison: size and list of bikes. */
export interface ComparisonState {
  /** Number of saved bikes; before the database is read, from the summary in local storage. */
  size: number
  /** Keys of the builds (domain/shop/comparison/comparison-key). */
  keys: string[]
  /** Bikes in insertion order; empty until read. */
  bikes: StoredComparedBike[]
  status: 'unread' | 'reading' | 'ready' | 'failed'
  fault: ComparisonFaultKind | null
  /** Last removed bike, for undo. */
  removed: ComparedBike | null
  rows: RowChoice
}

declare module '../types' {
  interface States {
    comparison: ComparisonState
  }
}

const initialState: ComparisonState = {
  size: 0,
  keys: [],
  bikes: [],
  status: 'unread',
  fault: null,
  removed: null,
  rows: { hidden: [], onlyDifferences: false },
}

/** State if the comparison is known to be empty, so that no read is needed. */
const emptied: ComparisonState = { ...initialState, status: 'ready' }

export const comparisonSlice = createSlice({
  name: 'comparison',
  initialState,
  reducers: {
    /** Applies the summary; the list itself is read on demand. */
    summaryRead: (state, { payload }: PayloadAction<{ size: number; keys: string[] }>) => {
      if (state.status === 'ready') return
      state.size = payload.size
      state.keys = payload.keys
    },
    readingStarted: (state) => {
      if (state.status !== 'ready') state.status = 'reading'
    },
    bikesRead: (state, { payload }: PayloadAction<StoredComparedBike[]>) => {
      state.status = 'ready'
      state.fault = null
      state.size = payload.length
      state.keys = payload.flatMap((bike) => (isReadable(bike) ? bike.key : []))
      state.bikes = payload
    },
    readingFailed: (state, { payload }: PayloadAction<ComparisonFaultKind>) => {
      state.status = 'failed'
      state.fault = payload
    },
    seenKept: (state, { payload }: PayloadAction<{ db_id: number; seen: BuildSnapshot }[]>) => {
      for (const { db_id, seen } of payload) {
        const bike = state.bikes.find((one) => one.db_id === db_id)
        if (bike && isReadable(bike)) bike.seen = seen
      }
    },
    /** `sentence` is the message returned by the removal (spec §4 Comparison storage). */
    bikeRemoved: (
      state,
      { payload }: PayloadAction<{ bike: ComparedBike | null; sentence: string }>,
    ) => {
      state.removed = payload.bike
    },
    removalForgotten: (state) => {
      state.removed = null
    },
    rowsChosen: (state, { payload }: PayloadAction<RowChoice>) => {
      state.rows = payload
    },
    bikeCompared: (_state, _: PayloadAction<{ title: string; size: number }>) => {},
    alreadyCompared: (_state, _: PayloadAction<{ title: string }>) => {},
    changeFailed: (_state, _: PayloadAction<ComparisonFaultKind>) => {},
    comparisonEmptied: (): ComparisonState => emptied,
  },
  extraReducers: (builder) => {
    // spec §4 Logout: the database is deleted.
    builder.addCase(loggedOut, () => emptied).addCase(sessionExpired, () => emptied)
  },
  selectors: { selectComparison: (state) => state, selectRowChoice: (state) => state.rows },
})

export const {
  summaryRead,
  readingStarted,
  bikesRead,
  readingFailed,
  seenKept,
  bikeRemoved,
  removalForgotten,
  rowsChosen,
  bikeCompared,
  alreadyCompared,
  changeFailed,
  comparisonEmptied,
} = comparisonSlice.actions
export const { selectComparison, selectRowChoice } = comparisonSlice.selectors
