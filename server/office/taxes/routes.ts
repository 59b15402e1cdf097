import { asc, desc, sql } from 'drizzle-orm'

import { resources } from '@/contract/kit/resources'
import { resourceSchemas } from '@/contract/kit/resources.schema'
import { findRegion, regionsOf } from '@/domain/shop/countries/regions'
import { REGISTRATION_STATES, registrationState } from '@/domain/shop/tax/registration'
import { readCatalog } from '@/server/catalog'
import { exchangeRates, taxRegistrations as table } from '@/server/kernel/db/schema/catalog/taxes'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { dayOf } from '@/server/kernel/ports/clock'
import { resourceRouter } from '@/server/kernel/resource/resource-router'
import { invalidInput } from '@/server/kernel/resource/store'
import { renewPages } from '@/server/office/settings/renew-pages'

import { findOverlap } from './queries'

const stateRank = ({ state }: { state: (typeof REGISTRATION_STATES)[number] }) =>
  REGISTRATION_STATES.indexOf(state)

export const registrationsRouter = resourceRouter(
  resources.registrations,
  resourceSchemas.registrations,
  {
    table,
    order: [asc(table.country_code), sql`${asc(table.region)} nulls first`, desc(table.starts_on)],
    sort: (a, b) =>
      stateRank(a) - stateRank(b) || a.jurisdiction.localeCompare(b.jurisdiction, 'en'),
    compute: async ({ db, clock }) => {
      const { allCountriesById } = await readCatalog(db)
      const titles = new Map([...allCountriesById.values()].map(({ code, title }) => [code, title]))
      return ({ country_code: code, region, ...row }) => ({
        jurisdiction: [titles.get(code), region && (findRegion({ code }, region)?.title ?? region)]
          .filter(Boolean)
          .join(', '),
        state: registrationState(row, dayOf(clock.now())),
      })
    },
    before: async ({ tx, values, previous }) => {
      const { country_code: code } = values
      const { allCountriesById } = await readCatalog(tx)
      if (![...allCountriesById.values()].some((one) => one.code === code)) {
        throw invalidInput([{ field: 'country_code', message: 'Choose a country of the shop.' }])
      }
      const region = values.region && (findRegion({ code }, values.region)?.code ?? values.region)
      if (region !== null && regionsOf({ code }) && !findRegion({ code }, region)) {
        const message = 'Enter a state or province of the country, such as NY.'
        throw invalidInput([{ field: 'region', message }])
      }
      const overlap = await findOverlap(tx, { ...values, region, id: previous?.id ?? null })
      if (overlap) throw new DomainError('tax_registration_exists', overlap)
      return { region }
    },
    onWritten: (context) => renewPages(context),
  },
)

export const exchangeRatesRouter = resourceRouter(
  resources.exchangeRates,
  resourceSchemas.exchangeRates,
  {
    table: exchangeRates,
    order: [asc(exchangeRates.currency), desc(exchangeRates.valid_on)],
    onWritten: (context) => renewPages(context),
  },
)
