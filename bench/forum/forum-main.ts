import { migrate } from '@/server/kernel/setup/migrate'
import { seed } from '@/server/seed/seed'

import { forumRows } from './forum'

async function main(): Promise<void> {
  const url = process.env.DATABASE_URL ?? ''
  process.env.APP_SECRET ??= 'bench-secret-of-at-least-32-characters'
  await migrate(url)
  await seed(url)
  console.log(JSON.stringify(await forumRows(url)))
}

void main()
