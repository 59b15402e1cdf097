import type { Country } from '@/domain/shop/countries/country'
import { readCatalog } from '@/server/catalog'
import { addressLines } from '@/server/kernel/address-lines'
import type { Db } from '@/server/kernel/db/client'
import { omit } from '@/utils/omit'

import type { AddressRow } from './queries'

export async function addressAnswer(db: Db, row: AddressRow) {
  const { allCountriesById } = await readCatalog(db)
  return toAnswer(row, allCountriesById)
}

export async function addressAnswers(db: Db, rows: readonly AddressRow[]) {
  const { allCountriesById } = await readCatalog(db)
  return rows.map((row) => toAnswer(row, allCountriesById))
}

const toAnswer = (row: AddressRow, countries: ReadonlyMap<number, Country>) => ({
  ...omit(row, 'user_id', 'created_at'),
  lines: addressLines(row, countries.get(row.country_id)),
})
