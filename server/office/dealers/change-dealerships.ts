import type { dealershipsSchemas } from '@/contract/office/dealers/dealers.schema'
import type { DecodedInput } from '@/contract/kit/route'
import type { Dealer } from '@/domain/community/dealers/dealers'
import { normalizePostcode } from '@/domain/shop/countries/postcode'
import { dayAfter } from '@/domain/kit/zone-time'
import { readCatalog, type Catalog } from '@/server/catalog'
import type { AuditSubjects } from '@/server/kernel/audit/entity'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { dayOf } from '@/server/kernel/ports/clock'
import { sha256 } from '@/server/kernel/ports/ids'

import {
  insertDealer,
  isDealer,
  lockDealers,
  replaceBikes,
  replaceParts,
  updateDealer,
  type DealerFields,
} from './queries'

type DealershipDeps = Pick<Deps, 'db' | 'clock'>
type DealershipBody = DecodedInput<(typeof dealershipsSchemas)['add']>['body']
type Change = DecodedInput<(typeof dealershipsSchemas)['change']>['body']

export async function readDealerships(using: DealershipDeps) {
  const { dealers, bikes, allCountriesById } = await readCatalog(using.db)
  return {
    dealers: dealers.map((dealer) => toResponse(using, dealer)),
    countries: [...allCountriesById.values()].map(({ id, title }) => ({ id, title })),
    bikes: bikes.map(({ id, title, sizes }) => ({
      ...{ id, title },
      sizes: sizes.map((size) => ({ id: size.id, title: size.title })),
    })),
  }
}

/** @throws DomainError dealer_exists, invalid_input */
export async function addDealership(
  { about, ...using }: DealershipDeps & AuditSubjects,
  body: DealershipBody,
) {
  return using.db.transaction(async (tx) => {
    await lockDealers(tx)
    const known = await readCatalog(tx)
    requireKnown(known, body)
    requireNew(known.dealers, body)
    const id = await insertDealer(tx, fieldsOf(body, known))
    about({ kind: 'dealers', id: String(id) })
    await writeParts(tx, id, body)
    return readOne({ ...using, db: tx }, id)
  })
}

/** @throws DomainError dealer_not_found, dealer_changed, dealer_exists, invalid_input */
export async function changeDealership(
  using: DealershipDeps,
  id: number,
  { seen, ...body }: Change,
) {
  return using.db.transaction(async (tx) => {
    await lockDealers(tx)
    if (!(await isDealer(tx, id))) throw new DomainError('dealer_not_found', `No dealer ${id}.`)
    const known = await readCatalog(tx)
    const was = await readOne({ ...using, db: tx }, id)
    if (was.seen !== seen) throw new DomainError('dealer_changed', `Dealer ${id}`)
    requireKnown(known, body)
    requireNew(
      known.dealers.filter((one) => one.id !== id),
      body,
    )
    await updateDealer(tx, id, fieldsOf(body, known))
    await writeParts(tx, id, body)
    return readOne({ ...using, db: tx }, id)
  })
}

async function writeParts(tx: Db, id: number, body: DealershipBody): Promise<void> {
  await replaceParts(tx, id, body)
  await replaceBikes(tx, id, body.bikes)
}

async function readOne(using: DealershipDeps, id: number) {
  const { dealers } = await readCatalog(using.db)
  const dealer = dealers.find((one) => one.id === id)
  if (!dealer) throw new DomainError('dealer_not_found', `No dealer ${id}.`)
  return toResponse(using, dealer)
}

function fieldsOf(body: DealershipBody, { allCountriesById }: Catalog): DealerFields {
  const { services: _, hours: __, closed_days: ___, bikes: ____, assembly, ...fields } = body
  const country = allCountriesById.get(fields.country_id)
  return {
    ...fields,
    postcode: (country && normalizePostcode(country, fields.postcode)) ?? fields.postcode,
    assembly_fee_cents: assembly?.fee ?? null,
    assembly_days: assembly?.days ?? null,
  }
}

function toResponse({ clock }: Pick<DealershipDeps, 'clock'>, dealer: Dealer) {
  const { country_code: _, address_lines: _lines, bikes, closed_days, ...row } = dealer
  // West of Greenwich, it may still be yesterday.
  const yesterday = dayAfter(dayOf(clock.now()), -1)
  return {
    ...row,
    closed_days: closed_days.filter(({ date }) => date >= yesterday),
    bikes: bikes
      .filter(({ is_active }) => is_active)
      .map(({ bike_id, size_id }) => ({ bike_id, size_id })),
    seen: sha256(JSON.stringify(dealer)).slice(0, 32),
  }
}

function requireNew(others: readonly Dealer[], { title, street }: DealershipBody): void {
  const same = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase()
  const isThere = others.some((one) => same(one.title, title) && same(one.street, street))
  if (isThere) throw new DomainError('dealer_exists', title)
}

function requireKnown({ allCountriesById, bikesById }: Catalog, body: DealershipBody): void {
  if (!allCountriesById.has(body.country_id)) {
    throw invalid('country_id', 'Choose a country of the list.')
  }
  const isBike = ({ bike_id, size_id }: DealershipBody['bikes'][number]) =>
    bikesById.get(bike_id)?.sizes.some(({ id }) => id === size_id)
  if (!body.bikes.every(isBike)) throw invalid('bikes', 'Choose from the bikes and their sizes.')
  if (body.services.includes('assembly') !== (body.assembly !== null)) {
    throw invalid('assembly', 'Who assembles bikes has a fee for it, and only they have.')
  }
}

const invalid = (field: string, message: string) =>
  new DomainError('invalid_input', message, { errors: [{ field, message }] })
