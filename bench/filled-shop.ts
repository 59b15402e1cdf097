import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

import type { Db } from '@/server/kernel/db/client'
import { migrate } from '@/server/kernel/setup/migrate'
import { seed } from '@/server/seed/seed'

import { openDatabase } from '../scripts/database/open-database'
import { newDataDir, removeDataDir, startShop, type BenchShop } from './shop'

interface FilledShopOptions {
  port: number
  env?: Record<string, string>
  fill: (db: Db) => Promise<void>
}

export async function onFilledShop<Result>(
  { port, env, fill }: FilledShopOptions,
  measure: (shop: BenchShop) => Promise<Result>,
): Promise<Result> {
  const dataDir = newDataDir()
  const database = await openDatabase({ dataDir, log: () => undefined })
  try {
    await migrate(database.url)
    await seed(database.url)
    const pool = new Pool({ connectionString: database.url, max: 1 })
    await fill(drizzle({ client: pool })).finally(() => pool.end())
    const shop = await startShop(port, dataDir, env)
    return await measure(shop).finally(() => shop.stop())
  } finally {
    await database.stop()
    removeDataDir(dataDir)
  }
}
