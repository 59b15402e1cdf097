import { migrate } from '@/server/kernel/setup/migrate'
import { seed } from '@/server/seed/seed'

import { apiRows } from './api'

async function main(): Promise<void> {
  const url = process.env.DATABASE_URL ?? ''
  process.env.APP_SECRET ??= 'bench-secret-of-at-least-32-characters'
  // Rate limits stay enabled but are raised, because one client sends all of these orders.
  process.env.RATE_LIMIT_FACTOR ??= '1000'
  await migrate(url)
  await seed(url)
  console.log(JSON.stringify(await apiRows()))
}

void main()
