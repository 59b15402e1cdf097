import { migrate } from '../../server/db/migrate'
import { seed } from '../../server/db/seed/seed'

/** Brings the database to the present schema and fills an empty one with the seed data. */
export async function prepareDatabase(databaseUrl: string): Promise<{ seeded: boolean }> {
  await migrate(databaseUrl)
  return seed(databaseUrl)
}
