import { migrate } from '@/server/kernel/setup/migrate'
import { seed } from '@/server/seed/seed'

import { apiRows } from './api'

/** Prepares the database that DATABASE_URL names, measures the API on it, prints the rows as JSON. */
async function main(): Promise<void> {
  const url = process.env.DATABASE_URL ?? ''
  process.env.APP_SECRET ??= 'bench-secret-of-at-least-32-characters'
  // Limits are counted as ever, but one client makes all these orders.
  process.env.RATE_LIMIT_FACTOR ??= '1000'
  await migrate(url)
  await seed(url)
  console.log(JSON.stringify(await apiRows()))
}

void main()
