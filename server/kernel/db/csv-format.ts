import { eq } from 'drizzle-orm'

import {
  CSV_SETTING,
  csvFormatOf,
  csvWriter,
  type CsvFormat,
  type csvOf,
} from '@/domain/office/kit/csv'

import type { Db } from './client'
import { settings } from './schema/catalog/trade'

export async function readCsvFormat(db: Db): Promise<CsvFormat> {
  const [row] = await db.select().from(settings).where(eq(settings.key, CSV_SETTING))
  return csvFormatOf(row?.value)
}

/** Returns a function that writes the pages of one table in the shop's format. */
export const tableWriter = async (db: Db): Promise<typeof csvOf> =>
  csvWriter(await readCsvFormat(db))
