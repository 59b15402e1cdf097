import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit'

import type { ApiError } from '@/contract/errors'
import { apiErrorOf } from '@/services/http/failure'
import type { SpareHit, SpareHits } from '@/services/spares'

import type { ThunkExtra } from '../types'

/** The search of spares while somebody types (spec §3: query, results, page). */
interface SparesState {
  /** As it stands in the field. */
  query: string
  /** The short list for the last answered query. */
  results: SpareHit[]
  /** Which page of the full list is open. */
  page: number
  /** How many parts the last answered query finds. */
  total: number
  phase: 'idle' | 'loading' | 'ready' | 'failed'
  /** spec §8: what a failure says, its `data` and its `status`. */
  error: ApiError | null
  data: unknown
  status: number | null
  /** Only the answer to this request counts: an older one may arrive later. */
  requestId: string | null
}

const initialResult = { error: null, data: null, status: null, requestId: null }
declare module '../types' {
  interface States {
    spares: SparesState
  }
}

const initialState: SparesState = {
  query: '',
  results: [],
  page: 1,
  total: 0,
  phase: 'idle',
  ...initialResult,
}

interface SpareSearchArgs {
  keyword: string
  bike: string | null
}

/** Asks for the short list (spec §7: /api/spares/searching). Abort it for a newer one. */
export const searchSpares = createAsyncThunk<
  SpareHits,
  SpareSearchArgs,
  { extra: ThunkExtra; rejectValue: ApiError }
>('spares/search', async ({ keyword, bike }, { extra, rejectWithValue, signal }) => {
  try {
    return await extra.services.spares.searching(keyword, bike, signal)
  } catch (thrown) {
    return rejectWithValue(apiErrorOf(thrown))
  }
})

export const sparesSlice = createSlice({
  name: 'spares',
  initialState,
  reducers: {
    queryTyped(state, { payload }: PayloadAction<string>) {
      // What was found for something else is nothing for an empty field.
      const kept = payload.trim() === '' ? { ...initialState, page: state.page } : state
      return { ...kept, query: payload }
    },
    /** A page of the full list came with its address. */
    pageOpened(state, { payload }: PayloadAction<{ query: string; page: number }>) {
      return { ...initialState, ...payload }
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(searchSpares.pending, (state, { meta }) => {
        state.phase = 'loading'
        state.requestId = meta.requestId
      })
      .addCase(searchSpares.fulfilled, (state, { payload, meta }) => {
        if (meta.requestId !== state.requestId) return
        const { results, total } = payload
        return { ...state, ...initialResult, phase: 'ready', results, total }
      })
      .addCase(searchSpares.rejected, (state, { payload, meta }) => {
        // An aborted request was given up for a newer one.
        if (meta.requestId !== state.requestId || meta.aborted) return
        const error = payload ?? { kind: 'unreachable' }
        const { data = null, status } = error.kind === 'problem' ? error : { status: null }
        return { ...state, requestId: null, phase: 'failed', results: [], error, data, status }
      })
  },
  selectors: { selectSpares: (state) => state },
})

export const { queryTyped, pageOpened } = sparesSlice.actions
export const { selectSpares } = sparesSlice.selectors
