import type { Bike } from '@/domain/shop/bikes/bike'
import type { ComparedBike, BuildSnapshot } from './comparison'
import { comparisonKey } from './comparison-key'
import type { Country } from '@/domain/shop/countries/country'
import type { FactoryCalendar } from '@/domain/shop/checkout/delivery'
import { cents, type Cents } from '@/domain/kit/money'
import { parseBuild } from '@/domain/shop/bikes/stored-build'
import { isId, isRecord, isText } from '@/domain/kit/stored-value'

/** Unreadable record, kept because a newer version of the shop may have written it. */
export interface UnreadableBike {
  db_id: number
}

/** Record as stored, without the id that the database assigns and the derived key. */
export type ComparisonRecord = Omit<ComparedBike, 'db_id' | 'key'>

/** Drops an invalid snapshot, which can be reloaded; a record without a valid build is unreadable. */
export function parseCompared(db_id: number, value: unknown): ComparedBike | UnreadableBike {
  if (!isRecord(value)) return { db_id }
  const build = parseBuild(value.build)
  const { slug } = value
  if (build === null || !isText(slug, 60) || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    return { db_id }
  }
  return { db_id, key: comparisonKey(slug, build), slug, build, seen: parseSnapshot(value.seen) }
}

export function isReadable(bike: ComparedBike | UnreadableBike): bike is ComparedBike {
  return 'build' in bike
}

function parseSnapshot(value: unknown): BuildSnapshot | null {
  if (!isRecord(value) || !isDay(value.at) || !isAmount(value.price)) return null
  const { at, price, before, country, calendar, bike } = value
  if (!isCountry(country) || !isCalendar(calendar) || !isBike(bike)) return null
  return { at, price: cents(price), before: parseBefore(before), country, calendar, bike }
}

function parseBefore(value: unknown): { at: string; price: Cents } | null {
  if (!isRecord(value) || !isDay(value.at) || !isAmount(value.price)) return null
  return { at: value.at, price: cents(value.price) }
}

function isCalendar(value: unknown): value is FactoryCalendar {
  if (!isRecord(value) || !isDay(value.today)) return false
  const { closed_days, full_weeks = [] } = value
  return isListOf(closed_days, isDay) && isListOf(full_weeks, isDay)
}

function isCountry(value: unknown): value is Country {
  if (!isRecord(value) || !isId(value.id) || typeof value.title !== 'string') return false
  const { transit_days, legal_tunes } = value
  if (!isRecord(transit_days) || !isNumber(transit_days.battery)) return false
  return isListOf(legal_tunes, (tag): tag is string => typeof tag === 'string')
}

/** Checks the fields that figures and drawings use. */
function isBike(value: unknown): value is Bike {
  if (!isRecord(value) || !isId(value.id) || typeof value.title !== 'string') return false
  const numbers = [value.price, value.gross_limit, value.lead_days]
  return (
    numbers.every(isNumber) &&
    [value.performance, value.range_profile, value.fork, value.travel].every(isFigures) &&
    isListOf(value.sizes, isSize) &&
    value.sizes.length > 0 &&
    isListOf(value.colors, isRecord) &&
    isListOf(value.groups, isGroup) &&
    isListOf(value.facts, isRecord)
  )
}

function isSize(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && isFigures(value.geometry) && isFigures(value.inseam)
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && typeof value.title === 'string' && isListOf(value.parts, isPart)
}

function isPart(value: unknown): value is Record<string, unknown> {
  if (!isRecord(value) || !isId(value.id) || typeof value.title !== 'string') return false
  const hasLists = Array.isArray(value.tags) && isRecord(value.look)
  return hasLists && isFigures(value.performance) && isNumber(value.price)
}

function isFigures(value: unknown): value is Record<string, number> {
  return isRecord(value) && Object.values(value).every(isNumber)
}

function isListOf<T>(value: unknown, is: (entry: unknown) => entry is T): value is T[] {
  return Array.isArray(value) && value.every(is)
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value)
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
}
