import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { isChosen } from '@/domain/shop/bikes/build'
import { buildFromAddress } from '@/domain/shop/bikes/build-from-address'
import { COMPARISON_LIMIT } from '@/domain/kit/constants'
import type { Country } from '@/domain/shop/countries/country'
import type { FactoryCalendar } from '@/domain/shop/checkout/delivery'
import type { Cents } from '@/domain/kit/money'

/** A build's data as of the last request, which the comparison shows offline, always with its date. */
export interface BuildSnapshot {
  /** Day in the factory's time zone, 'YYYY-MM-DD'. */
  at: string
  price: Cents
  /** Previous price if it differs, and the day it was loaded. */
  before: { at: string; price: Cents } | null
  country: Country
  calendar: FactoryCalendar
  /** The bike reduced to the parts of this build. */
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

/** Returns the bike slug of a key; empty if the key is invalid. */
export function slugOfKey(key: string): string {
  const slug = key.split('.', 1)[0] ?? ''
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length < key.length ? slug : ''
}

/** Decodes the build of a key; null if the bike lacks something in it. */
export function buildOfKey(bike: Bike, key: string): Build | null {
  const slug = slugOfKey(key)
  return slug === bike.slug ? buildFromAddress(bike, key.slice(slug.length + 1)) : null
}

/** Codes are eight characters of Crockford's Base32 alphabet. */
const BUILD_CODE = /^[0-9A-HJKMNP-TV-Z]{8}$/

/** Whether an entry of a shared comparison is the code of a saved build, not a key. */
export function isBuildCode(entry: string): boolean {
  return BUILD_CODE.test(entry)
}

/**
 * Returns the URL of saved builds. Builds that can't be saved are contained as keys.
 * @example sharedAddress(entries) // '/compare?bikes=7K2M9QXA&bikes=nyx.302.…'
 */
export function sharedAddress(entries: readonly string[]): string {
  return `/compare?${entries.map((entry) => `bikes=${encodeURIComponent(entry)}`).join('&')}`
}

/** Parses up to five distinct codes and keys from an untrusted URL. */
export function sharedEntries(value: string | readonly string[] | undefined): string[] {
  const texts = typeof value === 'string' ? [value] : (value ?? [])
  return [...new Set(texts)]
    .filter((entry) => isBuildCode(entry) || slugOfKey(entry) !== '')
    .slice(0, COMPARISON_LIMIT)
}

/** Reduces a bike to a build's data, which works without the catalog and is small enough to store. */
export function bikeOfBuild(bike: Bike, build: Build): Bike {
  const { color_id, paint } = build
  const colors = [color_id, paint?.first_color_id, paint?.second_color_id]
  return {
    ...bike,
    description: '',
    colors: bike.colors.filter(({ id }) => colors.includes(id)),
    // Keeps the standard part of each group, because the geometry was measured with it.
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

export function isDifferent(values: readonly string[]): boolean {
  return new Set(values).size > 1
}
