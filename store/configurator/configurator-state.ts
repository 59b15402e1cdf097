import type { Build } from '@/domain/bike'
import type { ConfiguratorMode } from '@/domain/constants'
import { NORMAL_MODE } from '@/domain/constants'
import type { RideConditions } from '@/domain/range'
import type { AvailableColors, ConfiguratorEdit } from '@/services/configurator'

/** The factory's answer for a size and a color (spec §7 get-date), with what it was asked for. */
export interface Dates {
  size_id: number
  color_id: number
  ready_date: string
  working_days: number
  in_stock: boolean
  calendar: { today: string; closed_days: string[]; full_weeks?: string[] }
}

/** Height and inseam in cm, as typed into the size finder. */
export interface RiderBody {
  height_cm: number
  inseam_cm: number
}

/** Where a shared build came from, and what changed since it was kept. */
export interface SharedBuild {
  code: string
  saved_at: string
  differences: string[]
}

/** The line that holds what was edited: of an account's cart, or of a guest's. */
export type SavedLine = { cart_id: number } | { lineId: string }

type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed'

/** Where a build is kept: under the slug of its bike, or under what is edited, for example 'nyx~cart-12'. */
export type Slot = string

/** What a user edits, and the groups of the bike that can be changed. */
export interface OpenEdit extends ConfiguratorEdit {
  /** The line of a guest's cart, which only this browser knows; null for everything of an account. */
  lineId: string | null
  groupIds: number[]
}

/** What the visitor did with one bike. A `build` of null is the bike as the shop offers it. */
export interface BikeConfiguration {
  mode: ConfiguratorMode
  /** What is edited, once the server has told; null for a new bike. */
  edit: OpenEdit | null
  /** The edited build as the server had it when the present changes were begun. */
  editedBuild: Build | null
  build: Build | null
  presetId: string | null
  /** Earlier builds, the latest last: what undo goes back to. */
  history: Build[]
  /** The build before the latest change of the visitor; null while there is none to speak of. */
  changedFrom: Build | null
  /** Steps in which the visitor has chosen something. */
  doneSteps: string[]
  availableColors: AvailableColors
  colorsStatus: LoadStatus
  dates: Dates | null
  datesStatus: LoadStatus
  /** The one request whose answer counts; an older answer is dropped. */
  requestId: string | null
  hasAddedToCart: boolean
  shared: SharedBuild | null
}

export interface ConfiguratorState {
  ride: RideConditions
  rider: RiderBody | null
  /** Whether the stored builds were read; until then the page shows what the server rendered. */
  isRestored: boolean
  bikes: Record<string, BikeConfiguration>
}

/** The part of a configuration that survives a reload. */
export type StoredConfiguration = Pick<
  BikeConfiguration,
  'build' | 'presetId' | 'history' | 'doneSteps' | 'editedBuild'
>

/** What storage holds; null where it holds nothing sound. */
export interface StoredState {
  ride: RideConditions | null
  rider: RiderBody | null
  bikes: Record<string, StoredConfiguration>
}

/** How many changes undo can take back. */
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

/** The configuration of a slot inside a reducer, made when first needed. */
export function configurationOf(state: ConfiguratorState, slot: Slot): BikeConfiguration {
  return (state.bikes[slot] ??= { ...emptyConfiguration })
}
