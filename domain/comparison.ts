import type { Bike, Build } from './bike'
import { isChosen } from './build'
import { buildFromAddress } from './build-from-address'
import { COMPARISON_LIMIT } from './constants'
import type { Country } from './country'
import type { FactoryCalendar } from './delivery'
import type { Cents } from './money'

/**
 * What the shop said about a build when it was last asked. The comparison shows it while there is no network, always
 * with its day.
 */
export interface BuildSnapshot {
  /** Day at the factory, 'YYYY-MM-DD'. */
  at: string
  price: Cents
  /** The price before the present one and the day it was seen, if it was another. */
  before: { at: string; price: Cents } | null
  country: Country
  calendar: FactoryCalendar
  /** The bike with what this build consists of and nothing else. */
  bike: Bike
}

/** A build in the comparison. `db_id` is its key in the database. */
export interface ComparedBike {
  db_id: number
  /** Equal for equal builds of the same bike. */
  key: string
  slug: string
  build: Build
  seen: BuildSnapshot | null
}

/** The bike that a key names; empty for a text that is none. */
export function slugOfKey(key: string): string {
  const slug = key.split('.', 1)[0] ?? ''
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length < key.length ? slug : ''
}

/** The build behind a key, or null when it names what the bike does not have. */
export function buildOfKey(bike: Bike, key: string): Build | null {
  const slug = slugOfKey(key)
  return slug === bike.slug ? buildFromAddress(bike, key.slice(slug.length + 1)) : null
}

/** @example sharedAddress(keys) // '/compare?bikes=nyx.302.…&bikes=nireeka-prime.102.…' */
export function sharedAddress(keys: readonly string[]): string {
  return `/compare?${keys.map((key) => `bikes=${encodeURIComponent(key)}`).join('&')}`
}

/** The keys of an address that anybody may have written: each once, at most five. */
export function sharedKeys(value: string | readonly string[] | undefined): string[] {
  const texts = typeof value === 'string' ? [value] : (value ?? [])
  return [...new Set(texts)].filter((key) => slugOfKey(key) !== '').slice(0, COMPARISON_LIMIT)
}

/**
 * The bike with what a build consists of and hardly more: enough to draw it and to work out its figures without the
 * catalogue, and small enough to be kept.
 */
export function bikeOfBuild(bike: Bike, build: Build): Bike {
  const { color_id, paint } = build
  const colors = [color_id, paint?.first_color_id, paint?.second_color_id]
  return {
    ...bike,
    description: '',
    colors: bike.colors.filter(({ id }) => colors.includes(id)),
    // The standard part of a group decides how the frame was measured.
    groups: bike.groups.map((group) => ({
      ...group,
      parts: group.parts.filter(
        ({ id }, index) => isChosen(group, id, build) || (index === 0 && group.selection === 'one'),
      ),
    })),
    rules: [],
    presets: [],
  }
}

/** Whether the builds differ in a row. One build alone differs from nothing. */
export function isDifferent(values: readonly string[]): boolean {
  return new Set(values).size > 1
}
