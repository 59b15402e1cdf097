import { setFlagsFromString } from 'node:v8'

import { migrate } from '@/server/kernel/setup/migrate'
import { seed } from '@/server/seed/seed'

import { feedRows } from './feeds'

/** As in the serving process (platform/front/main.ts). */
setFlagsFromString('--heap-growing-percent=30')

async function main(): Promise<void> {
  const url = process.env.DATABASE_URL ?? ''
  process.env.APP_SECRET ??= 'bench-secret-of-at-least-32-characters'
  await migrate(url)
  await seed(url)
  console.log(JSON.stringify(await feedRows(url)))
}

void main()
