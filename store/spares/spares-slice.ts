import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit'

import type { SpareQuery } from '@/domain/shop/spares/spare-address'
import type { ApiError } from '@/contract/kit/errors'
import { apiErrorOf } from '@/services/http/failure'
import type { SpareHit, SpareHits } from '@/contract/shop/spares/spares'

import type { ThunkExtra } from '../types'

/** Spare part search (spec §3: query, results, page). */
interface SparesState {
  query: string
  results: SpareHit[]
  page: number
  total: number
  phase: 'idle' | 'loading' | 'ready' | 'failed'
  /** spec §8: the error, its `data` and its `status`. */
  error: ApiError | null
  data: unknown
  status: number | null
  /** Id of the latest request; responses to earlier requests are dropped. */
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

type SpareSearchArgs = { keyword: string } & Pick<SpareQuery, 'bike' | 'parts'>

/** Loads suggestions (spec §7: /api/spares/searching). Abort it before a newer search. */
export const searchSpares = createAsyncThunk<
  SpareHits,
  SpareSearchArgs,
  { extra: ThunkExtra; rejectValue: ApiError }
>('spares/search', async (query, { extra, rejectWithValue, signal }) => {
  try {
    return await extra.services.spares.searching(query, { signal })
  } catch (thrown) {
    return rejectWithValue(apiErrorOf(thrown))
  }
})

export const sparesSlice = createSlice({
  name: 'spares',
  initialState,
  reducers: {
    queryTyped(state, { payload }: PayloadAction<string>) {
      // Clear old results when the field is emptied.
      const base = payload.trim() === '' ? { ...initialState, page: state.page } : state
      return { ...base, query: payload }
    },
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
        // A newer request has aborted this one.
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
