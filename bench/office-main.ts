import { migrate } from '@/server/kernel/setup/migrate'
import { seed } from '@/server/seed/seed'

import { officeRows } from './office'

/** Fills the database of DATABASE_URL with orders and people, measures back-office lists, prints the rows as JSON. */
async function main(): Promise<void> {
  const url = process.env.DATABASE_URL ?? ''
  process.env.APP_SECRET ??= 'bench-secret-of-at-least-32-characters'
  await migrate(url)
  await seed(url)
  console.log(JSON.stringify(await officeRows(url)))
}

void main()
