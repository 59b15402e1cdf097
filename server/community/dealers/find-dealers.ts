import {
  ASSEMBLY_SETTING,
  assemblyKm,
  byDistance,
  searchText,
  type Dealer,
  type DealerService,
} from '@/domain/community/dealers/dealers'
import type { Point } from '@/domain/kit/distance'
import { dayAfter } from '@/domain/kit/zone-time'
import { omit } from '@/utils/omit'
import { hasDealers, readCatalog } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { dayOf } from '@/server/kernel/ports/clock'

import { findTown, searchTowns } from './queries'

type DealerDeps = Pick<Deps, 'db' | 'clock'>

interface DealerQuery {
  place?: string | undefined
  lat?: number | undefined
  lng?: number | undefined
  service?: DealerService | undefined
  country?: number | undefined
  region?: string | undefined
}

const MOST_PLACES = 8

/** Sorts dealers by distance or else in the shop's order. @throws DomainError place_not_found */
export async function findDealers(deps: DealerDeps, query: DealerQuery) {
  const catalog = await readCatalog(deps.db)
  const { service, country, lat, lng } = query
  const near = await searchOrigin(deps, query, catalog.countriesById.get(country ?? 0)?.code)
  const point: Point | null = near ?? (lat === undefined || lng === undefined ? null : { lat, lng })
  const known = catalog.dealers
    .filter((one) => one.is_active)
    .filter((one) => service === undefined || one.services.includes(service))
    .filter((one) => country === undefined || one.country_id === country)
  return {
    near,
    assembly_km: assemblyKm(catalog.settings[ASSEMBLY_SETTING]),
    dealers: byDistance(
      known.map((one) => dealerAnswer(presentDealer(deps, one))),
      point,
    ),
  }
}

/** Returns whether the company has dealers. */
export const worksWithDealers = async ({ db }: Pick<Deps, 'db'>) =>
  hasDealers(await readCatalog(db))

/** Returns an active dealer, or any dealer with `isAny`. @throws DomainError dealer_not_found */
export async function requireDealer(deps: DealerDeps, id: number, isAny = false): Promise<Dealer> {
  const { dealers } = await readCatalog(deps.db)
  const dealer = dealers.find((one) => one.id === id && (one.is_active || isAny))
  if (!dealer) throw new DomainError('dealer_not_found', `No dealer ${id}.`)
  return presentDealer(deps, dealer)
}

export async function findTowns({ db }: Pick<Deps, 'db'>, q: string) {
  const text = searchText(q)
  return text === '' ? [] : searchTowns(db, text, { limit: MOST_PLACES })
}

async function searchOrigin(
  { db }: Pick<Deps, 'db'>,
  { place: town, region }: DealerQuery,
  country: string | undefined,
) {
  if (!town) return null
  const text = searchText(town)
  const isId = /^[1-9]\d{0,8}$/.test(town)
  const found = isId
    ? await findTown(db, Number(town))
    : (text === '' ? [] : await searchTowns(db, text, { limit: 1, country, region })).at(0)
  if (!found) throw new DomainError('place_not_found', `No place "${town}".`)
  return found
}

export function dealerAnswer(dealer: Dealer) {
  return { ...omit(dealer, 'is_active', 'rides_at_once'), bikes: dealer.bikes.map(bikeAnswer) }
}

export function bikeAnswer(bike: Dealer['bikes'][number]) {
  return omit(bike, 'is_active')
}

function presentDealer({ clock }: Pick<Deps, 'clock'>, dealer: Dealer): Dealer {
  // West of Greenwich, it may still be yesterday.
  const yesterday = dayAfter(dayOf(clock.now()), -1)
  return {
    ...dealer,
    closed_days: dealer.closed_days.filter(({ date }) => date >= yesterday),
    bikes: dealer.bikes.filter(({ is_active }) => is_active),
  }
}
