import type { Build } from '@/domain/shop/bikes/bike'
import { ASSIST_SHARE, CLIMB_PER_KM, type RideConditions } from '@/domain/shop/bikes/range'
import { parseBuild } from '@/domain/shop/bikes/stored-build'
import { isRecord } from '@/domain/kit/stored-value'
import { LOCAL_KEYS, localStore } from '@/utils/storage'

import {
  HISTORY_LIMIT,
  type BikeConfiguration,
  type ConfiguratorState,
  type RiderBody,
  type Slot,
  type StoredConfiguration,
  type StoredState,
} from './configurator-state'

/** Schema version; incremented for changes that older code would misread. */
const VERSION = 1
const MOST_BIKES = 50
const MOST_STEPS = 100
const LONGEST_WORD = 100
const SLOT = /^[a-z0-9]+(-[a-z0-9]+)*(~(cart(-[a-z0-9]+)+|bike-[1-9]\d*))?$/

interface StoredData {
  version: typeof VERSION
  ride: RideConditions | null
  rider: RiderBody | null
  bikes: Record<string, StoredConfiguration>
}

/** Reads the stored state. Skips invalid parts; never throws. */
export function readStoredState(): StoredState {
  return parseStoredData(localStore.read(LOCAL_KEYS.configuratorData))
}

/** Persists one build. Re-reads the others from storage, because another tab may have changed them. */
export function writeConfiguration(state: ConfiguratorState, slot: Slot): void {
  const stored = parseStoredData(localStore.read(LOCAL_KEYS.configuratorData))
  const configuration = state.bikes[slot]
  const bikes = { ...stored.bikes }
  if (configuration) bikes[slot] = storedPart(configuration)
  writeData({ version: VERSION, ride: state.ride, rider: state.rider, bikes })
}

export function writeRide(state: ConfiguratorState): void {
  const { bikes } = parseStoredData(localStore.read(LOCAL_KEYS.configuratorData))
  writeData({ version: VERSION, ride: state.ride, rider: state.rider, bikes })
}

function writeData(data: StoredData): void {
  localStore.write(LOCAL_KEYS.configuratorData, data)
}

function storedPart(configuration: BikeConfiguration): StoredConfiguration {
  const { build, presetId, history, doneSteps, editedBuild } = configuration
  return { build, presetId, history, doneSteps, editedBuild }
}

export function parseStoredData(value: unknown): Omit<StoredData, 'version'> {
  if (!isRecord(value) || value.version !== VERSION) return { ride: null, rider: null, bikes: {} }
  return {
    ride: parseRide(value.ride),
    rider: parseRider(value.rider),
    bikes: isRecord(value.bikes) ? parseBikes(value.bikes) : {},
  }
}

function parseBikes(value: Record<string, unknown>): Record<string, StoredConfiguration> {
  const bikes: Record<string, StoredConfiguration> = {}
  // The latest builds are last; beyond the limit, the oldest are dropped.
  for (const [slot, entry] of Object.entries(value).slice(-MOST_BIKES)) {
    if (!SLOT.test(slot) || slot.length > LONGEST_WORD) continue
    if (!isRecord(entry)) continue
    bikes[slot] = {
      build: parseBuild(entry.build),
      editedBuild: parseBuild(entry.editedBuild),
      presetId: isWord(entry.presetId) ? entry.presetId : null,
      history: parseHistory(entry.history),
      doneSteps: Array.isArray(entry.doneSteps)
        ? entry.doneSteps.filter(isWord).slice(0, MOST_STEPS)
        : [],
    }
  }
  return bikes
}

function parseHistory(value: unknown): Build[] {
  if (!Array.isArray(value)) return []
  return value.slice(-HISTORY_LIMIT).flatMap((entry) => parseBuild(entry) ?? [])
}

function parseRide(value: unknown): RideConditions | null {
  if (!isRecord(value)) return null
  const { mode, terrain, rider_kg, temperature_c, battery_age } = value
  if (!isKeyOf(ASSIST_SHARE, mode) || !isKeyOf(CLIMB_PER_KM, terrain)) return null
  if (!isBetween(rider_kg, 30, 200) || !isBetween(temperature_c, -40, 50)) return null
  if (!isBetween(battery_age, 0, 5_000)) return null
  return { mode, terrain, rider_kg, temperature_c, battery_age }
}

function parseRider(value: unknown): RiderBody | null {
  if (!isRecord(value)) return null
  const { height_cm, inseam_cm } = value
  if (!isBetween(height_cm, 100, 250) || !isBetween(inseam_cm, 40, 130)) return null
  return { height_cm, inseam_cm }
}

function isKeyOf<T extends object>(table: T, value: unknown): value is keyof T {
  return typeof value === 'string' && Object.hasOwn(table, value)
}

function isBetween(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && value >= min && value <= max
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_WORD
}
