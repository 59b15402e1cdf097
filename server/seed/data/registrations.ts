import { z } from 'zod'

import type { taxRegistrations } from '@/server/kernel/db/schema/catalog/taxes'

import { numeral, text, yes } from '../files/cells'
import { readRows } from '../files/read-data'
import { seedCountries } from './countries'

const ppm = numeral
  .min(0)
  .max(100)
  .transform((percent) => Math.round(percent * 10_000))
const region = { country: z.string().regex(/^[A-Z]{2}$/), region: text }

const Local = z.strictObject({
  ...region,
  postcodes: text,
  title: text,
  rate: ppm,
  note: text.optional(),
})
const Row = z.strictObject({
  ...region,
  title: text,
  rate: ppm,
  replaces: yes,
  note: text.optional(),
})

const localRates = readRows('local-tax-rates.tsv', Local, 'postcodes')

/** The taxes of whole countries come from countries.tsv, those of states and provinces from tax-registrations.tsv. */
export const seedRegistrations: (typeof taxRegistrations.$inferInsert)[] = [
  ...seedCountries.flatMap(({ code, taxes }) =>
    taxes.map(({ title, rate }) =>
      registration({ id: code.toLowerCase(), country: code, title, rate }),
    ),
  ),
  ...readRows('tax-registrations.tsv', Row, 'region').map(({ country, region: of, ...row }) => ({
    ...registration({ ...row, id: `${country}-${of}`.toLowerCase(), country }),
    region: of,
    replaces_national: row.replaces,
    local_rates: localRates
      .filter((one) => one.country === country && one.region === of)
      .map(({ postcodes, title, rate }) => ({ postcodes, title, rate })),
  })),
]

interface Basics {
  id: string
  country: string
  title: string
  rate: number
}

function registration({ id, country: country_code, title, rate }: Basics) {
  return { id, country_code, title, rate, starts_on: '2026-01-01' }
}
