import type { Build } from '@/domain/shop/bikes/bike'
import type { ConfiguratorMode } from '@/domain/kit/constants'
import { NORMAL_MODE } from '@/domain/kit/constants'
import type { RideConditions } from '@/domain/shop/bikes/range'
import type { ConfiguratorEdit } from '@/contract/shop/configurator/configurator'
import type { AvailableColors } from '@/services/shop/configurator'

/** Factory dates for a size and a color (spec §7 get-date), with the request's arguments. */
export interface Dates {
  size_id: number
  color_id: number
  ready_date: string
  working_days: number
  in_stock: boolean
  calendar: { today: string; closed_days: string[]; full_weeks?: string[] }
}

/** Height and inseam in cm, as entered in the size finder. */
export interface RiderBody {
  height_cm: number
  inseam_cm: number
}

export interface SharedBuild {
  code: string
  saved_at: string
  differences: string[]
}

export type SavedLine = { cart_id: number } | { lineId: string }

type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed'

/** Storage key of a build: the bike's slug, for edits with a suffix, such as 'nyx~cart-12'. */
export type Slot = string

export interface OpenEdit extends ConfiguratorEdit {
  /** Line of a guest's cart, known only to this browser; null for edits in an account. */
  lineId: string | null
  groupIds: number[]
}

/** Configuration of one bike. If `build` is null, it is the bike as the shop offers it. */
export interface BikeConfiguration {
  mode: ConfiguratorMode
  /** Current edit, once loaded from the server; null for a new bike. */
  edit: OpenEdit | null
  /** Server's build when the current changes were begun. */
  editedBuild: Build | null
  build: Build | null
  presetId: string | null
  /** Undo history, latest build last. */
  history: Build[]
  /** Build before the visitor's latest change; null if there is none. */
  changedFrom: Build | null
  doneSteps: string[]
  availableColors: AvailableColors
  colorsStatus: LoadStatus
  dates: Dates | null
  datesStatus: LoadStatus
  /** Id of the latest request; responses to earlier requests are dropped. */
  requestId: string | null
  hasAddedToCart: boolean
  shared: SharedBuild | null
}

export interface ConfiguratorState {
  ride: RideConditions
  rider: RiderBody | null
  /** Whether the stored builds have been read; until then, the page shows the server-rendered build. */
  isRestored: boolean
  bikes: Record<string, BikeConfiguration>
}

/** Part of a configuration that survives a reload. */
export type StoredConfiguration = Pick<
  BikeConfiguration,
  'build' | 'presetId' | 'history' | 'doneSteps' | 'editedBuild'
>

export interface StoredState {
  ride: RideConditions | null
  rider: RiderBody | null
  bikes: Record<string, StoredConfiguration>
}

export const HISTORY_LIMIT = 50

export const emptyConfiguration: BikeConfiguration = {
  mode: NORMAL_MODE,
  edit: null,
  editedBuild: null,
  build: null,
  presetId: null,
  history: [],
  changedFrom: null,
  doneSteps: [],
  availableColors: {},
  colorsStatus: 'idle',
  dates: null,
  datesStatus: 'idle',
  requestId: null,
  hasAddedToCart: false,
  shared: null,
}

export function configurationOf(state: ConfiguratorState, slot: Slot): BikeConfiguration {
  return (state.bikes[slot] ??= { ...emptyConfiguration })
}
