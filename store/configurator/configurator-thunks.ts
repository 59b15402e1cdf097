import { createAction, createAsyncThunk } from '@reduxjs/toolkit'

import type { ApiError } from '@/contract/kit/errors'
import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { colorChosen, keepOrFirstColor } from '@/domain/shop/bikes/build'
import { COLOR_TYPE_ORDER } from '@/domain/kit/constants'
import type { AvailableColors } from '@/services/shop/configurator'
import { apiErrorOf } from '@/services/http/failure'
import type { Services } from '@/services/services'

import type { BikeConfiguration, ConfiguratorState, Dates, Slot } from './configurator-state'

/** Narrower than the whole store's types, to avoid circular types between the slice and its thunks. */
interface ThunkConfig {
  state: { configurator: ConfiguratorState }
  extra: { services: Services }
  rejectValue: ApiError
}

interface LoadColorsArgs {
  slot: Slot
  bike: Bike
  sizeId: number
  /** Build offered by the shop, used if the visitor hasn't chosen anything yet. */
  standard: Build
}

interface ColorsReceived {
  slot: Slot
  requestId: string
  colors: AvailableColors
  build: Build | null
}

/** First half of `loadAvailability`: the colors have loaded, but the date hasn't. */
export const colorsReceived = createAction<ColorsReceived>('configurator/colorsReceived')

/** spec §4 Configurator: loads a size's colors, then its date. Rejects if either call fails. */
export const loadAvailability = createAsyncThunk<Dates | null, LoadColorsArgs, ThunkConfig>(
  'configurator/loadAvailability',
  async (
    { slot, bike, sizeId, standard },
    { dispatch, extra, getState, requestId, rejectWithValue },
  ) => {
    const present = () => getState().configurator.bikes[slot]
    try {
      const colors = await extra.services.configurator.colors({ productId: bike.id, sizeId })
      if (present()?.requestId !== requestId) return null
      const ordered = present()?.edit?.preUpgrades?.color_id ?? null
      const build = recolored(bike, present()?.build ?? standard, { colors, ordered })
      dispatch(colorsReceived({ slot, requestId, colors, build }))
      const { color_id } = present()?.build ?? standard
      if (!listColors(colors).some(({ id }) => id === color_id)) return null
      return await askDate(extra.services, bike, { size_id: sizeId, color_id })
    } catch (thrown) {
      return rejectWithValue(apiErrorOf(thrown))
    }
  },
)

/** Loads the delivery date of a different color in the same size, unless it is already known. */
export const loadDates = createAsyncThunk<
  Dates,
  { slot: Slot; bike: Bike; sizeId: number; colorId: number },
  ThunkConfig
>(
  'configurator/loadDates',
  async ({ bike, sizeId, colorId }, { extra, rejectWithValue }) => {
    try {
      return await askDate(extra.services, bike, { size_id: sizeId, color_id: colorId })
    } catch (thrown) {
      return rejectWithValue(apiErrorOf(thrown))
    }
  },
  {
    condition: ({ slot, sizeId, colorId }, { getState }) => {
      const configuration = getState().configurator.bikes[slot]
      // While a new size's colors are loading, its date is loaded with them.
      return configuration?.colorsStatus === 'ready' && !areDatesOf(configuration, sizeId, colorId)
    },
  },
)

function listColors(colors: AvailableColors) {
  return COLOR_TYPE_ORDER.flatMap((type) => colors[type] ?? [])
}

function areDatesOf(configuration: BikeConfiguration, sizeId: number, colorId: number): boolean {
  const { dates } = configuration
  return dates?.size_id === sizeId && dates.color_id === colorId
}

interface Colors {
  colors: AvailableColors
  /** Color of the ordered bike in an upgrade; null otherwise. */
  ordered: number | null
}

/** Returns the build in the pre-upgrade or first color; null if its color can stay (spec §4 Configurator). */
function recolored(bike: Bike, build: Build, { colors, ordered }: Colors): Build | null {
  const list = listColors(colors)
  // An ordered bike keeps its color, even if the shop no longer offers it.
  const isUnchanged = [ordered, ...list.map(({ id }) => id)].includes(build.color_id)
  const color = isUnchanged ? undefined : keepOrFirstColor(list, ordered)
  return color ? colorChosen(bike, build, color.id) : null
}

async function askDate(
  services: Services,
  bike: Bike,
  { size_id, color_id }: { size_id: number; color_id: number },
): Promise<Dates> {
  const answer = await services.configurator.date({
    productId: bike.id,
    sizeId: size_id,
    colorId: color_id,
  })
  return { size_id, color_id, ...answer }
}
