import { cents } from '@/domain/kit/money'
import { isEu } from '@/domain/shop/countries/eu-law'
import { findRegion } from '@/domain/shop/countries/regions'
import { countryName } from '@/utils/country-name'

import { inDollars, type ExchangeRates } from './exchange-rate'
import type { LimitScope, Tax, TaxLimit } from './tax'

/** Rate of a county or city in addition to its state's, by postal code. */
export interface LocalRate {
  /** A code, the beginning of codes, a range such as '12201-12288', or '*' for all others. */
  postcodes: string
  /** County or city. */
  title: string
  /** Parts per million. */
  rate: number
}

/** A registration of the shop for tax in a country, or in a state or province of it. */
export interface TaxRegistration extends Omit<Tax, 'jurisdiction' | 'limit'> {
  country_code: string
  /** Tax number of the shop; empty without one. */
  number: string
  /** State or province; null for the whole country. */
  region: string | null
  /** Whether it takes the national tax's place, as harmonized sales tax does in Ontario. */
  replaces_national: boolean
  /** Whether it applies in EU countries without a registration, as below the threshold of the one-stop shop. */
  covers_eu: boolean
  /** Value up to which the shop collects it, in units of `limit_currency`; null for no limit. */
  limit_amount: number | null
  limit_currency: string | null
  limit_scope: LimitScope
  /** First and last day, 'YYYY-MM-DD'. */
  starts_on: string
  ends_on: string | null
  local_rates: LocalRate[]
}

export interface TaxAddress {
  country: { code: string; title: string }
  region: string
  postcode: string
}

export const REGISTRATION_STATES = ['in_force', 'planned', 'ended'] as const
export type RegistrationState = (typeof REGISTRATION_STATES)[number]

export function registrationState(
  { starts_on, ends_on }: Pick<TaxRegistration, 'starts_on' | 'ends_on'>,
  day: string,
): RegistrationState {
  if (day < starts_on) return 'planned'
  return ends_on !== null && ends_on < day ? 'ended' : 'in_force'
}

export const regionTitle = (code: string, region: string): string =>
  findRegion({ code }, region)?.title ?? region

/** Compares regions by code or name, because addresses have either. */
export function isOfRegion(code: string, region: string, typed: string): boolean {
  return regionTitle(code, region).toLowerCase() === regionTitle(code, typed.trim()).toLowerCase()
}

const inForce = (registrations: readonly TaxRegistration[], code: string, day: string) =>
  registrations.filter(
    (one) => one.country_code === code && registrationState(one, day) === 'in_force',
  )

/** Returns the registrations for a country: its own, else the one that covers EU countries without any. */
function registrationsFor(registrations: readonly TaxRegistration[], code: string, day: string) {
  const own = inForce(registrations, code, day)
  if (own.length > 0 || !isEu(code)) return own
  const covering = registrations.find(
    (one) =>
      one.covers_eu &&
      one.region === null &&
      isEu(one.country_code) &&
      registrationState(one, day) === 'in_force',
  )
  return covering ? [covering] : []
}

/** Returns the codes of the states or provinces with a tax of their own on a day. */
export function taxedRegions(
  registrations: readonly TaxRegistration[],
  code: string,
  day: string,
): string[] {
  return [...new Set(inForce(registrations, code, day).flatMap(({ region }) => region ?? []))]
}

/** What taxes are calculated from: registrations, and rates to convert their limits. */
export interface TaxTable {
  registrations: readonly TaxRegistration[]
  exchangeRates: ExchangeRates
}

/**
 * Returns the taxes of an address on a day, 'YYYY-MM-DD': national ones, then those of its state or province, each
 * followed by the local one of its postal code.
 */
export function taxesAt(
  { registrations, exchangeRates }: TaxTable,
  { country, region, postcode }: TaxAddress,
  day: string,
): Tax[] {
  const own = registrationsFor(registrations, country.code, day)
  const regional = own.filter(
    (one) => one.region !== null && isOfRegion(country.code, one.region, region),
  )
  const isReplaced = regional.some((one) => one.replaces_national)
  const national = isReplaced ? [] : own.filter((one) => one.region === null)
  return [...national, ...regional].flatMap((one) => {
    const { title, rate, taxes_delivery } = one
    const limit = limitOf(one, exchangeRates)
    const jurisdiction =
      one.region !== null
        ? regionTitle(country.code, one.region)
        : one.country_code === country.code
          ? country.title
          : (countryName(one.country_code) ?? one.country_code)
    const local = localRate(one.local_rates, postcode)
    return [
      { title, jurisdiction, rate, taxes_delivery, limit },
      ...(local
        ? [{ title, jurisdiction: local.title, rate: local.rate, taxes_delivery, limit }]
        : []),
    ].filter((tax) => tax.rate > 0)
  })
}

/** Returns the shop's tax numbers for an address, each with the name of its tax. @example ['VAT GB123456789'] */
export function taxNumbers(
  { registrations }: Pick<TaxTable, 'registrations'>,
  { country, region }: TaxAddress,
  day: string,
): string[] {
  return registrationsFor(registrations, country.code, day)
    .filter((one) => one.region === null || isOfRegion(country.code, one.region, region))
    .flatMap(({ title, number }) => (number === '' ? [] : `${title} ${number}`))
}

/** Without an exchange rate, the shop collects the tax whatever the value, rather than too little. */
function limitOf(
  { limit_amount, limit_currency, limit_scope: scope }: TaxRegistration,
  rates: ExchangeRates,
): TaxLimit | null {
  if (limit_amount === null || limit_currency === null) return null
  const cap = inDollars(cents(limit_amount * 100), limit_currency, rates)
  return cap === null ? null : { cap, scope }
}

const plain = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Returns the rate whose postal codes fit most exactly. */
function localRate(rates: readonly LocalRate[], postcode: string): LocalRate | undefined {
  const code = plain(postcode)
  if (code === '') return undefined
  const fits = rates.flatMap((rate) => {
    const [from = '', to = from] = rate.postcodes.split('-').map(plain)
    const start = code.slice(0, from.length)
    return from <= start && start <= to ? [{ rate, length: from.length }] : []
  })
  return fits.reduce<(typeof fits)[number] | undefined>(
    (best, one) => (best && best.length >= one.length ? best : one),
    undefined,
  )?.rate
}

/** Parses a rate of 0 to 100 %, with point or comma, into parts per million; null if invalid. */
export function parseRate(text: string): number | null {
  const clean = text.replace('%', '').replace(',', '.').trim()
  if (!/^\d{1,3}(\.\d{1,4})?$/.test(clean)) return null
  const rate = Math.round(Number(clean) * 10_000)
  return rate <= 1_000_000 ? rate : null
}

export const rateText = (rate: number): string => String(rate / 10_000)

const LOCAL_RATE = /^(\*|[A-Z0-9]{1,10}(?:-[A-Z0-9]{1,10})?)\s+(\S+)\s+(\S.*)$/i

/**
 * Parses local rates, one per line; null if a line is invalid.
 * @example localRatesOf('12201-12288 4% Albany County')
 */
export function localRatesOf(text: string): LocalRate[] | null {
  const rates = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, postcodes = '', percent = '', title = ''] = LOCAL_RATE.exec(line) ?? []
      const rate = parseRate(percent)
      return rate === null || !isRange(postcodes)
        ? null
        : { postcodes: postcodes.toUpperCase(), title, rate }
    })
  return rates.every((rate) => rate !== null) ? rates : null
}

function isRange(postcodes: string): boolean {
  const [from = '', to = from] = postcodes.split('-').map(plain)
  return from.length === to.length && from <= to
}

export const localRatesText = (rates: readonly LocalRate[]): string =>
  rates.map(({ postcodes, rate, title }) => `${postcodes} ${rateText(rate)}% ${title}`).join('\n')
