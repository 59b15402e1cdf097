import { createSlice, type ActionReducerMapBuilder, type PayloadAction } from '@reduxjs/toolkit'

import type { Build } from '@/domain/bike'
import { isSameBuild } from '@/domain/build'
import type { ConfiguratorMode, Unit } from '@/domain/constants'
import { CONFIGURATOR_DEFAULT_UNIT, IMPERIAL, METRIC, RESET_UNIT } from '@/domain/constants'
import { DEFAULT_RIDE, type RideConditions } from '@/domain/range'

import {
  configurationOf,
  emptyConfiguration,
  HISTORY_LIMIT,
  type BikeConfiguration,
  type ConfiguratorState,
  type RiderBody,
  type SharedBuild,
  type StoredState,
} from './configurator-state'
import { colorsReceived, loadAvailability, loadDates } from './configurator-thunks'

const initialState: ConfiguratorState = {
  unit: CONFIGURATOR_DEFAULT_UNIT,
  ride: DEFAULT_RIDE,
  rider: null,
  isRestored: false,
  bikes: {},
}

/** A new build and the one that it takes the place of, which undo brings back. */
export interface BuildChange {
  slug: string
  from: Build
  build: Build
  /** The step in which the visitor chose it. */
  step?: string
  /** The preset that was chosen with it; left out by every other change. */
  presetId?: string
}

/** What visitors chose, by bike. Price, performance and range are computed from it by `domain`. */
export const configuratorSlice = createSlice({
  name: 'configurator',
  initialState,
  reducers: {
    configurationsRestored: (state, { payload }: PayloadAction<StoredState>) => {
      state.isRestored = true
      state.unit = payload.unit ?? state.unit
      state.ride = payload.ride ?? state.ride
      state.rider = payload.rider ?? state.rider
      for (const [slug, stored] of Object.entries(payload.bikes)) {
        // What was chosen before the stored builds were read is newer than they are.
        if (state.bikes[slug]?.build) continue
        Object.assign(configurationOf(state, slug), stored)
      }
    },
    buildChanged: (state, { payload }: PayloadAction<BuildChange>) => {
      const configuration = configurationOf(state, payload.slug)
      markDone(configuration, payload.step)
      configuration.presetId = payload.presetId ?? configuration.presetId
      if (isSameBuild(payload.from, payload.build)) return
      keepForUndo(configuration, payload.from)
      configuration.build = payload.build
    },
    /** The start of a preset, after a reset: nothing that undo would have to take back. */
    buildStarted: (
      state,
      { payload }: PayloadAction<{ slug: string; build: Build; presetId: string }>,
    ) => {
      const configuration = configurationOf(state, payload.slug)
      configuration.build = payload.build
      configuration.presetId = payload.presetId
    },
    changeUndone: (state, { payload: slug }: PayloadAction<string>) => {
      const configuration = configurationOf(state, slug)
      const last = configuration.history.pop()
      if (!last) return
      configuration.build = last
      configuration.hasAddedToCart = false
    },
    /** spec §4 Configurator: mode normal, empty selections, unit 0, total price 0. */
    configuratorReset: (state, { payload: slug }: PayloadAction<string>) => {
      const { history, build } = configurationOf(state, slug)
      state.unit = RESET_UNIT
      state.bikes[slug] = { ...emptyConfiguration, history }
      if (build) keepForUndo(configurationOf(state, slug), build)
    },
    /** spec §4 Configurator: the unit toggle flips 1 and 0. */
    unitToggled: (state) => {
      state.unit = state.unit === METRIC ? IMPERIAL : METRIC
    },
    unitChosen: (state, { payload }: PayloadAction<Unit>) => {
      state.unit = payload
    },
    modeChosen: (state, { payload }: PayloadAction<{ slug: string; mode: ConfiguratorMode }>) => {
      configurationOf(state, payload.slug).mode = payload.mode
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
      const configuration = configurationOf(state, payload.slug)
      if (!isSameBuild(payload.from, payload.build)) keepForUndo(configuration, payload.from)
      configuration.build = payload.build
      configuration.shared = payload.shared
    },
    sharedNoticeClosed: (state, { payload: slug }: PayloadAction<string>) => {
      configurationOf(state, slug).shared = null
    },
    addedToCart: (state, { payload: slug }: PayloadAction<string>) => {
      configurationOf(state, slug).hasAddedToCart = true
    },
  },
  extraReducers: answerAvailability,
})

/** Requests for colors and dates; only the newest one may change anything. */
function answerAvailability(builder: ActionReducerMapBuilder<ConfiguratorState>) {
  builder
    .addCase(loadAvailability.pending, (state, { meta }) => {
      const configuration = configurationOf(state, meta.arg.bike.slug)
      configuration.requestId = meta.requestId
      configuration.colorsStatus = 'loading'
      configuration.datesStatus = 'loading'
      configuration.dates = null
    })
    .addCase(colorsReceived, (state, { payload }) => {
      const configuration = awaiting(state, payload.slug, payload.requestId)
      if (!configuration) return
      configuration.availableColors = payload.colors
      configuration.build = payload.build ?? configuration.build
    })
    .addCase(loadAvailability.fulfilled, (state, { meta, payload }) => {
      const configuration = awaiting(state, meta.arg.bike.slug, meta.requestId)
      if (!configuration) return
      configuration.colorsStatus = 'ready'
      configuration.datesStatus = 'ready'
      configuration.dates = payload
    })
    .addCase(loadAvailability.rejected, (state, { meta }) => {
      const configuration = awaiting(state, meta.arg.bike.slug, meta.requestId)
      if (!configuration || meta.aborted) return
      // spec §4 Configurator: on failure, colors are an empty object and dates null.
      configuration.availableColors = {}
      configuration.colorsStatus = 'failed'
      configuration.dates = null
      configuration.datesStatus = 'failed'
    })
    .addCase(loadDates.pending, (state, { meta }) => {
      const configuration = configurationOf(state, meta.arg.bike.slug)
      configuration.requestId = meta.requestId
      configuration.datesStatus = 'loading'
    })
    .addCase(loadDates.fulfilled, (state, { meta, payload }) => {
      const configuration = awaiting(state, meta.arg.bike.slug, meta.requestId)
      if (!configuration) return
      configuration.dates = payload
      configuration.datesStatus = 'ready'
    })
    .addCase(loadDates.rejected, (state, { meta }) => {
      const configuration = awaiting(state, meta.arg.bike.slug, meta.requestId)
      if (!configuration || meta.aborted) return
      configuration.dates = null
      configuration.datesStatus = 'failed'
    })
}

function awaiting(
  state: ConfiguratorState,
  slug: string,
  requestId: string,
): BikeConfiguration | undefined {
  const configuration = state.bikes[slug]
  return configuration?.requestId === requestId ? configuration : undefined
}

function keepForUndo(configuration: BikeConfiguration, from: Build) {
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
  buildStarted,
  changeUndone,
  configuratorReset,
  unitToggled,
  unitChosen,
  modeChosen,
  rideChanged,
  riderChanged,
  sharedBuildOpened,
  sharedNoticeClosed,
  addedToCart,
} = configuratorSlice.actions
