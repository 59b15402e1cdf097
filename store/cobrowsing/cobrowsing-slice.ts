import { createSlice } from '@reduxjs/toolkit'

import { loggedOut, sessionExpired } from '../auth/auth-slice'

export interface CobrowsingState {
  /** `paused` if the visitor has consented but the current page is private. */
  status: 'off' | 'running' | 'paused'
}

declare module '../types' {
  interface States {
    cobrowsing: CobrowsingState
  }
}

const initialState: CobrowsingState = { status: 'off' }

export const cobrowsingSlice = createSlice({
  name: 'cobrowsing',
  initialState,
  reducers: {
    sharingStarted: (): CobrowsingState => ({ status: 'running' }),
    sharingPaused: (): CobrowsingState => ({ status: 'paused' }),
    sharingEnded: () => initialState,
  },
  extraReducers: (builder) =>
    builder.addCase(loggedOut, () => initialState).addCase(sessionExpired, () => initialState),
})

export const { sharingStarted, sharingPaused, sharingEnded } = cobrowsingSlice.actions
