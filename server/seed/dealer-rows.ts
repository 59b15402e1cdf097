import { z } from 'zod'

import { searchText } from '@/domain/community/dealers/dealers'
import type {
  dealerClosedDays,
  dealerHours,
  dealers,
  dealerServices,
  places,
  testRideBikes,
} from '@/server/kernel/db/schema/community/dealers'
import { seedCountries } from './data/countries'
import { seedDealers, type SeedDealer } from './data/dealers'
import { numeral, text, integer } from './files/cells'
import { readRows } from './files/read-data'

type Row<Table extends { $inferInsert: unknown }> = Table['$inferInsert']

function dealerRow(dealer: SeedDealer, position: number): Row<typeof dealers> {
  const country = seedCountries.find(({ code }) => code === dealer.country_code)
  if (!country) throw new Error(`No country ${dealer.country_code}`)
  const { services: _s, hours: _h, closed_days: _c, bikes: _b, assembly, ...row } = dealer
  return {
    ...row,
    position,
    country_id: country.id,
    assembly_fee_cents: assembly?.fee ?? null,
    assembly_days: assembly?.days ?? null,
  }
}

export function dealerRows() {
  const of = (id: number) => ({ dealer_id: id })
  const services: Row<typeof dealerServices>[] = seedDealers.flatMap(({ id, services: known }) =>
    known.map((service) => ({ ...of(id), service })),
  )
  const hours: Row<typeof dealerHours>[] = seedDealers.flatMap(({ id, hours: known }) =>
    known.map((interval) => ({ ...of(id), ...interval })),
  )
  const closedDays: Row<typeof dealerClosedDays>[] = seedDealers.flatMap(({ id, closed_days }) =>
    closed_days.map((day) => ({ ...of(id), ...day })),
  )
  const bikes: Row<typeof testRideBikes>[] = seedDealers.flatMap(({ id, bikes: known }) =>
    known.map(([bike_id, size_id], index) => ({
      id: id * 100 + index,
      ...of(id),
      bike_id,
      size_id,
    })),
  )
  return { dealers: seedDealers.map(dealerRow), services, hours, closedDays, bikes }
}

const Place = z.strictObject({
  id: integer,
  name: text,
  other_name: z.string().default(''),
  region: z.string().default(''),
  country_code: text,
  population: integer,
  lat: numeral,
  lng: numeral,
})

/** Towns written by scripts/geo/places.ts. */
export function townRows(): Row<typeof places>[] {
  return readRows('places.tsv', Place).map((town) => ({
    ...town,
    search: searchText(town.name),
    other_search: searchText(town.other_name),
  }))
}
