import { randomUUID } from 'node:crypto'

import { test } from '@playwright/test'

import { newDataDir, removeDataDir, startShop } from '../../../bench/shop'
import { withClient } from '../../../scripts/database/connection'
import { ShopDatabase } from './shop-database'

/** Beside the port that all journeys share, one for each worker. */
const PORTS = Number(process.env.JOURNEY_PORT ?? 4510) + 40

interface OwnShop {
  origin: string
  shop: ShopDatabase
}

/**
 * Starts a shop that no other journey visits, for what changes it for everyone, and stops it after `work`.
 * @param env settings that it has beside those of the journeys
 */
export async function withOwnShop(
  work: (own: OwnShop) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const dataDir = newDataDir()
  // The shared shop may stand behind a proxy on an address of its own; nothing stands in front of this one.
  const database = await ownDatabase()
  const settings = { HOST: '', ...database, ...env }
  const started = await startShop(PORTS + test.info().parallelIndex, dataDir, settings)
  try {
    const shop = await ShopDatabase.open(dataDir, database.DATABASE_URL)
    await work({ origin: started.origin, shop }).finally(() => shop.close())
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

/** Where the journeys' shops share a server of PostgreSQL, a database of its own there; else none, and it's embedded. */
async function ownDatabase(): Promise<OwnDatabase> {
  const { DATABASE_URL: pooled, DATABASE_LISTEN_URL: direct = pooled } = process.env
  if (!pooled || !direct) return {}
  const name = `own_${randomUUID().replaceAll('-', '')}`
  await withClient(direct, (client) => client.query(`create database ${name}`))
  const named = (url: string) => Object.assign(new URL(url), { pathname: name }).toString()
  const urls = { DATABASE_URL: named(pooled), DATABASE_LISTEN_URL: named(direct) }
  return { ...urls, APP_SECRET: randomUUID() }
}
