import { asc } from 'drizzle-orm'

import { resources } from '@/contract/kit/resources'
import { resourceSchemas } from '@/contract/kit/resources.schema'
import type { InputOf } from '@/contract/kit/resource/resource'
import type { dealerships } from '@/contract/office/dealers/dealers'
import { dealershipsRoutes } from '@/contract/office/dealers/dealer-routes'
import { dealershipsSchemas } from '@/contract/office/dealers/dealers.schema'
import { normalizePostcode } from '@/domain/shop/countries/postcode'
import { dayAfter } from '@/domain/kit/zone-time'
import { readCatalog, type Catalog } from '@/server/catalog'
import { dealers as table } from '@/server/kernel/db/schema/community/dealers'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { createRouter } from '@/server/kernel/http/router'
import { dayOf } from '@/server/kernel/ports/clock'
import { resourceRouter } from '@/server/kernel/resource/resource-router'
import { invalidInput } from '@/server/kernel/resource/store'
import { renewPages } from '@/server/office/settings/renew-pages'

import { AUDITED_PARTS, lockDealers, nextDealer, writeParts } from './queries'

type Input = InputOf<typeof dealerships>

const entries = resourceRouter(resources.dealerships, resourceSchemas.dealerships, {
  table,
  order: [asc(table.position), asc(table.id)],
  parts: {
    names: ['services', 'hours', 'closed_days', 'bikes'],
    write: (tx, { id }, parts) => writeParts(tx, id, parts),
    audited: AUDITED_PARTS,
  },
  compute: async ({ db, clock }) => {
    const { dealers } = await readCatalog(db)
    // West of Greenwich, it may still be yesterday.
    const yesterday = dayAfter(dayOf(clock.now()), -1)
    const known = new Map(dealers.map((dealer) => [dealer.id, dealer]))
    return ({ id }) => {
      const { country_title = '', services = [], hours = [] } = known.get(id) ?? {}
      const { closed_days = [], bikes = [] } = known.get(id) ?? {}
      return {
        ...{ country_title, services, hours },
        closed_days: closed_days.filter(({ date }) => date >= yesterday),
        bikes: bikes
          .filter(({ is_active }) => is_active)
          .map(({ bike_id, size_id }) => ({ bike_id, size_id })),
      }
    }
  },
  before: async ({ tx, values, previous }) => {
    await lockDealers(tx)
    const catalog = await readCatalog(tx)
    const country = requireKnown(catalog, values)
    const others = catalog.dealers.filter(({ id }) => id !== previous?.id)
    if (others.some((one) => isSame(one, values))) {
      throw new DomainError('dealership_exists', values.title)
    }
    return {
      postcode: normalizePostcode(country, values.postcode) ?? values.postcode,
      ...(previous === null && (await nextDealer(tx))),
    }
  },
  onWritten: (context, { id }) => renewPages(context, ['/dealers', `/dealers/${id}`]),
})

const others = createRouter(dealershipsRoutes, dealershipsSchemas).on('choices', async ({ db }) => {
  const { bikes, allCountriesById } = await readCatalog(db)
  return {
    data: {
      countries: [...allCountriesById.values()].map(({ id, title }) => ({ id, title })),
      bikes: bikes.map(({ id, title, sizes }) => ({
        ...{ id, title },
        sizes: sizes.map((size) => ({ id: size.id, title: size.title })),
      })),
    },
  }
})

export const dealershipsRouter = {
  ...entries,
  mounted: [...entries.mounted, ...others.mounted],
}

function isSame(one: Pick<Input, 'title' | 'street'>, other: Pick<Input, 'title' | 'street'>) {
  const same = (text: string, typed: string) => text.trim().toLowerCase() === typed.toLowerCase()
  return same(one.title, other.title) && same(one.street, other.street)
}

/** @throws DomainError invalid_input for a country or bike that the shop doesn't have */
function requireKnown({ allCountriesById, bikesById }: Catalog, { country_id, bikes }: Input) {
  const country = allCountriesById.get(country_id)
  if (!country)
    throw invalidInput([{ field: 'country_id', message: 'Choose a country of the list.' }])
  const isBike = ({ bike_id, size_id }: Input['bikes'][number]) =>
    bikesById.get(bike_id)?.sizes.some(({ id }) => id === size_id)
  if (!bikes.every(isBike)) {
    throw invalidInput([{ field: 'bikes', message: 'Choose from the bikes and their sizes.' }])
  }
  return country
}
