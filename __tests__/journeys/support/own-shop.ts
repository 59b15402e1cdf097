import { randomUUID } from 'node:crypto'

import { test } from '@playwright/test'

import { newDataDir, removeDataDir, startShop } from '../../../bench/shop'
import { withClient } from '../../../scripts/database/connection'
import { ShopDatabase } from './shop-database'

/** First port of these shops, one per worker, next to the shared shop's port. */
const PORTS = Number(process.env.JOURNEY_PORT ?? 4510) + 40

interface OwnShop {
  origin: string
  shop: ShopDatabase
  /** Path of the one-time link for the first administrator, which the shop prints. */
  firstAdmin(): string
}

/** Runs `work` on a separate shop, for changes that affect all users; `env` adds settings. */
export async function withOwnShop(
  work: (own: OwnShop) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const dataDir = newDataDir()
  // The shared shop may run behind a proxy at another host; this one doesn't.
  const database = await ownDatabase()
  const settings = { HOST: '', ...database, ...env }
  const started = await startShop(PORTS + test.info().parallelIndex, dataDir, settings)
  try {
    const shop = await ShopDatabase.open(dataDir, database.DATABASE_URL)
    const firstAdmin = () => /\/first-admin\?\S+/.exec(started.printed())?.[0] ?? ''
    await work({ origin: started.origin, shop, firstAdmin }).finally(() => shop.close())
  } finally {
    await started.stop()
    removeDataDir(dataDir)
  }
}

interface OwnDatabase {
  DATABASE_URL?: string
  DATABASE_LISTEN_URL?: string
  APP_SECRET?: string
}

/** Creates a database on the shared PostgreSQL server, or none if the shop uses the embedded one. */
async function ownDatabase(): Promise<OwnDatabase> {
  const { DATABASE_URL: pooled, DATABASE_LISTEN_URL: direct = pooled } = process.env
  if (!pooled || !direct) return {}
  const name = `own_${randomUUID().replaceAll('-', '')}`
  await withClient(direct, (client) => client.query(`create database ${name}`))
  const named = (url: string) => Object.assign(new URL(url), { pathname: name }).toString()
  const urls = { DATABASE_URL: named(pooled), DATABASE_LISTEN_URL: named(direct) }
  return { ...urls, APP_SECRET: randomUUID() }
}
