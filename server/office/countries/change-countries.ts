import type { DecodedInput } from '@/contract/kit/route'
import type { shippingSchemas } from '@/contract/office/countries/countries.schema'
import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import { tunesOf } from '@/domain/shop/bikes/motor-tune'
import { cents } from '@/domain/kit/money'
import { exampleOf, formatsOf, patternOf } from '@/domain/shop/countries/postcode-format'
import { readCatalog } from '@/server/catalog'
import type { AuditSubjects } from '@/server/kernel/audit/entity'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { postcodePattern } from '@/server/kernel/postcode-pattern'
import { sha256 } from '@/server/kernel/ports/ids'

import {
  insertCountry,
  listCountries,
  lockCountries,
  lockCountry,
  updateCountry,
  type CountryRow,
} from './country-queries'

type CountryDeps = Pick<Deps, 'db'>
type AddCountryBody = DecodedInput<(typeof shippingSchemas)['add']>['body']
type Change = DecodedInput<(typeof shippingSchemas)['change']>['body']
type Rules = Omit<Change, 'seen'>

export async function readCountries({ db }: CountryDeps) {
  const rows = await listCountries(db)
  return { countries: rows.map(toResponse), tunes: await listTunes(db) }
}

/** @throws DomainError country_exists, invalid_input for a motor tune that no bike has */
export async function addCountry(
  { db, about }: CountryDeps & AuditSubjects,
  { code, title, ...rules }: AddCountryBody,
) {
  return db.transaction(async (tx) => {
    await lockCountries(tx)
    await requireTunes(tx, rules)
    const known = await listCountries(tx)
    if (known.some((one) => one.code === code || one.title === title)) {
      throw new DomainError('country_exists', code)
    }
    about({ kind: 'countries', id: code })
    await insertCountry(tx, { code, title, ...publishedRow(code), ...toRow(rules) })
    return readCountry(tx, code)
  })
}

/** @throws DomainError country_not_found, country_changed, invalid_input */
export async function changeCountry({ db }: CountryDeps, code: string, { seen, ...rules }: Change) {
  return db.transaction(async (tx) => {
    const known = await lockCountry(tx, code)
    if (!known) throw new DomainError('country_not_found', code)
    if (versionOf(known) !== seen) throw new DomainError('country_changed', code)
    if (known.id === DEFAULT_COUNTRY_ID && !rules.is_offered) throw needed()
    await requireTunes(tx, rules)
    await updateCountry(tx, code, toRow(rules))
    return readCountry(tx, code)
  })
}

async function readCountry(tx: Db, code: string) {
  const row = await lockCountry(tx, code)
  if (!row) throw new DomainError('country_not_found', code)
  return toResponse(row)
}

function toRow({ shipping_bike, shipping_goods, postcode_formats, ...rules }: Rules) {
  return {
    ...rules,
    ...(postcode_formats && postcodeRow(postcode_formats)),
    shipping_bike_cents: shipping_bike,
    shipping_goods_cents: shipping_goods,
  }
}

function postcodeRow(formats: readonly string[]) {
  const [first] = formats
  if (first === undefined) return { postcode_pattern: null, postcode_example: null }
  return { postcode_pattern: patternOf(formats), postcode_example: exampleOf(first) }
}

/** Returns the published postal code format, used until staff enter one; empty without an example. */
function publishedRow(code: string) {
  const pattern = postcodePattern(code)
  const [format] = (pattern !== null && formatsOf(pattern)) || []
  return format === undefined
    ? {}
    : { postcode_pattern: pattern, postcode_example: exampleOf(format) }
}

function toResponse(row: CountryRow) {
  const { code, title, tax_title, tax_basis_points, prices_include_tax, legal_tunes } = row
  const { transit_battery_days, transit_goods_days, region_title, is_offered } = row
  return {
    ...{ code, title, tax_title, tax_basis_points, prices_include_tax, legal_tunes },
    ...{ transit_battery_days, transit_goods_days, region_title, is_offered },
    shipping_bike: cents(row.shipping_bike_cents),
    shipping_goods: cents(row.shipping_goods_cents),
    postcode_formats: row.postcode_pattern === null ? [] : formatsOf(row.postcode_pattern),
    postcode_example: row.postcode_example,
    is_default: row.id === DEFAULT_COUNTRY_ID,
    seen: versionOf(row),
  }
}

/** The position isn't part of the version, because sorting doesn't change a country. */
const versionOf = ({ position: _, ...row }: CountryRow) => sha256(JSON.stringify(row)).slice(0, 32)

async function listTunes(db: Db) {
  return tunesOf((await readCatalog(db)).bikes)
}

async function requireTunes(tx: Db, { legal_tunes }: Rules): Promise<void> {
  const known = (await listTunes(tx)).map(({ tag }) => tag)
  if (legal_tunes.every((tag) => known.includes(tag))) return
  throw invalid('legal_tunes', 'Choose from the motor tunes of the bikes.')
}

const needed = () => invalid('is_offered', 'Visitors see this country first, so it stays.')

const invalid = (field: string, message: string) =>
  new DomainError('invalid_input', message, { errors: [{ field, message }] })
