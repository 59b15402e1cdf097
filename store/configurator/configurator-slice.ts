import { createSlice, type ActionReducerMapBuilder, type PayloadAction } from '@reduxjs/toolkit'

import type { Build } from '@/domain/shop/bikes/bike'
import { isSameBuild } from '@/domain/shop/bikes/build'
import type { ConfiguratorMode } from '@/domain/kit/constants'
import { DEFAULT_RIDE, type RideConditions } from '@/domain/shop/bikes/range'

import { loggedOut } from '../auth/auth-slice'
import {
  configurationOf,
  emptyConfiguration,
  HISTORY_LIMIT,
  type BikeConfiguration,
  type ConfiguratorState,
  type OpenEdit,
  type RiderBody,
  type SavedLine,
  type SharedBuild,
  type Slot,
  type StoredState,
} from './configurator-state'
import { colorsReceived, loadAvailability, loadDates } from './configurator-thunks'

declare module '../types' {
  interface States {
    configurator: ConfiguratorState
  }
}

const initialState: ConfiguratorState = {
  ride: DEFAULT_RIDE,
  rider: null,
  isRestored: false,
  bikes: {},
}

export interface BuildChange {
  slot: Slot
  from: Build
  build: Build
  step?: string
  /** Preset chosen with this change; omitted for other changes. */
  presetId?: string
}

/** Visitor's choices by bike. `domain` computes price, performance and range from them. */
export const configuratorSlice = createSlice({
  name: 'configurator',
  initialState,
  reducers: {
    configurationsRestored: (state, { payload }: PayloadAction<StoredState>) => {
      state.isRestored = true
      state.ride = payload.ride ?? state.ride
      state.rider = payload.rider ?? state.rider
      for (const [slot, stored] of Object.entries(payload.bikes)) {
        // Choices made before the stored builds were read are newer, so keep them.
        if (state.bikes[slot]?.build) continue
        Object.assign(configurationOf(state, slot), stored)
      }
    },
    buildChanged: (state, { payload }: PayloadAction<BuildChange>) => {
      const configuration = configurationOf(state, payload.slot)
      markDone(configuration, payload.step)
      configuration.presetId = payload.presetId ?? configuration.presetId
      if (isSameBuild(payload.from, payload.build)) return
      pushUndo(configuration, payload.from)
      configuration.changedFrom = payload.from
      configuration.build = payload.build
    },
    changeUndone: (state, { payload: slot }: PayloadAction<string>) => {
      const configuration = configurationOf(state, slot)
      const last = configuration.history.pop()
      if (!last) return
      configuration.changedFrom = configuration.build
      configuration.build = last
      configuration.hasAddedToCart = false
    },
    /** spec §4 Configurator: normal mode, no selections, total price 0. `resetBuild` resets the unit. */
    configuratorReset: (state, { payload: slot }: PayloadAction<string>) => {
      const { history, build } = configurationOf(state, slot)
      state.bikes[slot] = { ...emptyConfiguration, history, changedFrom: build }
      if (build) pushUndo(configurationOf(state, slot), build)
    },
    modeChosen: (state, { payload }: PayloadAction<{ slot: Slot; mode: ConfiguratorMode }>) => {
      configurationOf(state, payload.slot).mode = payload.mode
    },
    /** Keep changes that were begun on the same build; otherwise start with the edited build. */
    editOpened: (state, { payload }: PayloadAction<{ slot: Slot; edit: OpenEdit }>) => {
      const { slot, edit } = payload
      const configuration = configurationOf(state, slot)
      configuration.mode = edit.mode
      configuration.edit = edit
      const { build, editedBuild } = configuration
      if (build && editedBuild && isSameBuild(editedBuild, edit.build)) return
      // Opening an edit isn't a change made by the visitor.
      Object.assign(configuration, {
        ...{ build: edit.build, editedBuild: edit.build },
        ...{ presetId: null, changedFrom: null },
      })
      // Undo steps are invalid if the line was changed elsewhere. Those from before a reset stay.
      if (editedBuild) configuration.history = []
    },
    /** The edited build is now in the cart. */
    editSaved: (
      state,
      { payload }: PayloadAction<{ slot: Slot; build: Build; saved: SavedLine }>,
    ) => {
      const configuration = configurationOf(state, payload.slot)
      if (!configuration.edit) return
      Object.assign(configuration.edit, { build: payload.build, ...payload.saved })
      configuration.editedBuild = payload.build
      configuration.hasAddedToCart = true
    },
    rideChanged: (state, { payload }: PayloadAction<Partial<RideConditions>>) => {
      state.ride = { ...state.ride, ...payload }
    },
    riderChanged: (state, { payload }: PayloadAction<RiderBody | null>) => {
      state.rider = payload
    },
    sharedBuildOpened: (
      state,
      { payload }: PayloadAction<BuildChange & { shared: SharedBuild }>,
    ) => {
      const configuration = configurationOf(state, payload.slot)
      if (!isSameBuild(payload.from, payload.build)) pushUndo(configuration, payload.from)
      configuration.build = payload.build
      configuration.changedFrom = null
      configuration.shared = payload.shared
    },
    /** Opens a picture's build. Adds undo and a notice only if the visitor already had a build. */
    picturedBuildOpened: (state, { payload }: PayloadAction<BuildChange>) => {
      const configuration = configurationOf(state, payload.slot)
      const isOwn = configuration.build !== null
      if (isOwn) pushUndo(configuration, payload.from)
      configuration.changedFrom = isOwn ? payload.from : null
      configuration.build = payload.build
      configuration.shared = null
    },
    sharedNoticeClosed: (state, { payload: slot }: PayloadAction<string>) => {
      configurationOf(state, slot).shared = null
    },
    addedToCart: (state, { payload: slot }: PayloadAction<string>) => {
      configurationOf(state, slot).hasAddedToCart = true
    },
  },
  extraReducers: (builder) => {
    answerAvailability(builder)
    builder.addCase(loggedOut, (state) => {
      // Edits belong to the user who logged out.
      for (const slot of Object.keys(state.bikes)) if (slot.includes('~')) delete state.bikes[slot]
    })
  },
})

/** Handles requests for colors and dates; responses to earlier requests are dropped. */
function answerAvailability(builder: ActionReducerMapBuilder<ConfiguratorState>) {
  builder
    .addCase(loadAvailability.pending, (state, { meta }) => {
      const configuration = configurationOf(state, meta.arg.slot)
      configuration.requestId = meta.requestId
      configuration.colorsStatus = 'loading'
      configuration.datesStatus = 'loading'
      configuration.dates = null
    })
    .addCase(colorsReceived, (state, { payload }) => {
      const configuration = awaiting(state, payload.slot, payload.requestId)
      if (!configuration) return
      configuration.availableColors = payload.colors
      configuration.build = payload.build ?? configuration.build
    })
    .addCase(loadAvailability.fulfilled, (state, { meta, payload }) => {
      const configuration = awaiting(state, meta.arg.slot, meta.requestId)
      if (!configuration) return
      configuration.colorsStatus = 'ready'
      configuration.datesStatus = 'ready'
      configuration.dates = payload
    })
    .addCase(loadAvailability.rejected, (state, { meta }) => {
      const configuration = awaiting(state, meta.arg.slot, meta.requestId)
      if (!configuration || meta.aborted) return
      // spec §4 Configurator: on failure, colors are an empty object and dates are null.
      configuration.availableColors = {}
      configuration.colorsStatus = 'failed'
      configuration.dates = null
      configuration.datesStatus = 'failed'
    })
    .addCase(loadDates.pending, (state, { meta }) => {
      const configuration = configurationOf(state, meta.arg.slot)
      configuration.requestId = meta.requestId
      configuration.datesStatus = 'loading'
    })
    .addCase(loadDates.fulfilled, (state, { meta, payload }) => {
      const configuration = awaiting(state, meta.arg.slot, meta.requestId)
      if (!configuration) return
      configuration.dates = payload
      configuration.datesStatus = 'ready'
    })
    .addCase(loadDates.rejected, (state, { meta }) => {
      const configuration = awaiting(state, meta.arg.slot, meta.requestId)
      if (!configuration || meta.aborted) return
      configuration.dates = null
      configuration.datesStatus = 'failed'
    })
}

function awaiting(
  state: ConfiguratorState,
  slot: Slot,
  requestId: string,
): BikeConfiguration | undefined {
  const configuration = state.bikes[slot]
  return configuration?.requestId === requestId ? configuration : undefined
}

function pushUndo(configuration: BikeConfiguration, from: Build) {
  configuration.history = [...configuration.history, from].slice(-HISTORY_LIMIT)
  configuration.hasAddedToCart = false
}

function markDone(configuration: BikeConfiguration, step: string | undefined) {
  if (!step || configuration.doneSteps.includes(step)) return
  configuration.doneSteps = [...configuration.doneSteps, step]
}

export const {
  configurationsRestored,
  buildChanged,
  changeUndone,
  configuratorReset,
  modeChosen,
  editOpened,
  editSaved,
  rideChanged,
  riderChanged,
  sharedBuildOpened,
  picturedBuildOpened,
  sharedNoticeClosed,
  addedToCart,
} = configuratorSlice.actions
