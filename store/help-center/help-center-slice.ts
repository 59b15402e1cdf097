import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit'

import type { ApiError } from '@/contract/kit/errors'
import type {
  WireHelpFeedback as HelpFeedback,
  WireHelpHit as HelpHit,
  WireHelpHits as HelpHits,
} from '@/contract/community/help-center/help-center'
import { apiErrorOf } from '@/services/http/failure'

import { loggedOut, selectAuth } from '../auth/auth-slice'
import type { RootState, ThunkExtra } from '../types'

export interface TopicFeedback {
  /** Selected answer; null until the visitor has chosen one. */
  help_full: boolean | null
  comment: string
  phase: 'asked' | 'sending' | 'sent' | 'failed'
  hasComment: boolean
  error: ApiError | null
}

/** Search (spec §3: query, results, page) and feedback of the help center. */
interface HelpCenterState {
  query: string
  results: HelpHit[]
  page: number
  total: number
  phase: 'idle' | 'loading' | 'ready' | 'failed'
  /** spec §8: the error, its `data` and its `status`. */
  error: ApiError | null
  data: unknown
  status: number | null
  /** Id of the latest request; responses to earlier requests are dropped. */
  requestId: string | null
  /** Feedback by topic id. The text stays until the server has received it, even across pages. */
  feedback: Record<number, TopicFeedback>
}

const initialResult = { error: null, data: null, status: null, requestId: null }
const nothing = {
  query: '',
  results: [],
  page: 1,
  total: 0,
  phase: 'idle',
  ...initialResult,
} as const
declare module '../types' {
  interface States {
    helpCenter: HelpCenterState
  }
}

const initialState: HelpCenterState = { ...nothing, results: [], feedback: {} }

export const ASKED: TopicFeedback = {
  help_full: null,
  comment: '',
  phase: 'asked',
  hasComment: false,
  error: null,
}

type ThunkApi = { state: RootState; extra: ThunkExtra; rejectValue: ApiError }

/** Loads suggestions (spec §7: /api/help-center/searching). Abort it before a newer search. */
export const searchTopics = createAsyncThunk<HelpHits, string, ThunkApi>(
  'helpCenter/search',
  async (keyword, { extra, rejectWithValue, signal }) => {
    try {
      return await extra.services.helpCenter.searching({ keyword }, { signal })
    } catch (thrown) {
      return rejectWithValue(apiErrorOf(thrown))
    }
  },
)

/** Sends feedback on a topic (spec §7: helpful for members, helpful-guest for guests). */
export const sendFeedback = createAsyncThunk<unknown, HelpFeedback, ThunkApi>(
  'helpCenter/feedback',
  async (feedback, { extra, getState, rejectWithValue }) => {
    const { helpCenter } = extra.services
    const { isUserLoggedIn } = selectAuth(getState())
    try {
      return await (isUserLoggedIn
        ? helpCenter.helpful(feedback)
        : helpCenter.helpfulGuest(feedback))
    } catch (thrown) {
      return rejectWithValue(apiErrorOf(thrown))
    }
  },
)

function resultOfError(payload: ApiError | undefined) {
  const error = payload ?? ({ kind: 'unreachable' } as const)
  const { data = null, status } = error.kind === 'problem' ? error : { status: null }
  return { error, data, status }
}

function applyFeedback(state: HelpCenterState, id: number, change: Partial<TopicFeedback>): void {
  state.feedback[id] = { ...(state.feedback[id] ?? ASKED), ...change }
}

export const helpCenterSlice = createSlice({
  name: 'helpCenter',
  initialState,
  reducers: {
    queryTyped(state, { payload }: PayloadAction<string>) {
      // Clear old results when the field is emptied.
      const { page, feedback } = state
      const base = payload.trim() === '' ? { ...initialState, page, feedback } : state
      return { ...base, query: payload }
    },
    pageOpened(state, { payload }: PayloadAction<{ query: string; page: number }>) {
      return { ...initialState, feedback: state.feedback, ...payload }
    },
    commentTyped(state, { payload }: PayloadAction<{ id: number; comment: string }>) {
      applyFeedback(state, payload.id, { comment: payload.comment })
    },
    /** Reopens the question for a different answer; the text stays. */
    feedbackReopened(state, { payload: id }: PayloadAction<number>) {
      applyFeedback(state, id, { help_full: null, phase: 'asked', hasComment: false, error: null })
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loggedOut, () => initialState)
      .addCase(searchTopics.pending, (state, { meta }) => {
        state.phase = 'loading'
        state.requestId = meta.requestId
      })
      .addCase(searchTopics.fulfilled, (state, { payload, meta }) => {
        if (meta.requestId !== state.requestId) return
        const { results, total } = payload
        return { ...state, ...initialResult, phase: 'ready', results, total }
      })
      .addCase(searchTopics.rejected, (state, { payload, meta }) => {
        // A newer request has aborted this one.
        if (meta.requestId !== state.requestId || meta.aborted) return
        return {
          ...state,
          requestId: null,
          phase: 'failed',
          results: [],
          ...resultOfError(payload),
        }
      })
      .addCase(sendFeedback.pending, (state, { meta }) => {
        const { topic_id, help_full } = meta.arg
        applyFeedback(state, topic_id, { help_full, phase: 'sending', error: null })
      })
      .addCase(sendFeedback.fulfilled, (state, { meta }) => {
        const { topic_id, comment } = meta.arg
        applyFeedback(state, topic_id, { phase: 'sent', hasComment: Boolean(comment) })
      })
      .addCase(sendFeedback.rejected, (state, { payload, meta }) => {
        const failure = resultOfError(payload)
        Object.assign(state, failure)
        applyFeedback(state, meta.arg.topic_id, { phase: 'failed', error: failure.error })
      })
  },
  selectors: { selectHelpCenter: (state) => state },
})

export const { queryTyped, pageOpened, commentTyped, feedbackReopened } = helpCenterSlice.actions
export const { selectHelpCenter } = helpCenterSlice.selectors
