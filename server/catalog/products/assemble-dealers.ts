import type { Bike } from '@/domain/shop/bikes/bike'
import type { Country } from '@/domain/shop/countries/country'
import { DEALER_SERVICES, type Dealer, type RideBike } from '@/domain/community/dealers/dealers'
import { dealerLines } from './dealer-lines'
import type { DealerTables } from './queries'

interface Names {
  bikes: ReadonlyMap<number, Bike>
  /** Bikes that are sold: others aren't ridden. */
  sold: ReadonlyMap<number, Bike>
  countries: ReadonlyMap<number, Country>
}

export function assembleDealers(tables: DealerTables, names: Names): Dealer[] {
  return tables.dealers.map(({ position: _, assembly_fee_cents, assembly_days, ...dealer }) => {
    const own = <Row extends { dealer_id: number }>(rows: Row[]) =>
      rows.filter(({ dealer_id }) => dealer_id === dealer.id)
    const services = own(tables.services).map(({ service }) => service)
    const country = names.countries.get(dealer.country_id)
    return {
      ...dealer,
      country_code: country?.code ?? '',
      country_title: country?.title ?? '',
      address_lines: dealerLines(dealer, country),
      services: DEALER_SERVICES.filter((service) => services.includes(service)),
      hours: own(tables.hours).map(({ weekday, opens, closes }) => ({ weekday, opens, closes })),
      closed_days: own(tables.closedDays).map(({ date, reason }) => ({ date, reason })),
      assembly:
        assembly_fee_cents === null || assembly_days === null
          ? null
          : { fee: assembly_fee_cents, days: assembly_days },
      bikes: own(tables.bikes).flatMap((row) => rideBike(row, names)),
    }
  })
}

function rideBike(
  { id, bike_id, size_id, ...row }: DealerTables['bikes'][number],
  { bikes, sold }: Names,
): RideBike[] {
  const bike = bikes.get(bike_id)
  const size = bike?.sizes.find((one) => one.id === size_id)
  if (!bike || !size) return []
  const { slug: bike_slug, title: bike_title } = bike
  const is_active = row.is_active && sold.has(bike_id)
  return [{ id, bike_id, bike_slug, bike_title, size_id, size_title: size.title, is_active }]
}
