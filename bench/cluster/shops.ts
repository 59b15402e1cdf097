import path from 'node:path'

import { withClient } from '@/scripts/database/connection'
import { keepRunning, until } from './processes'
import { databaseUrls, type Cluster } from './setup'

const SECRET = 'of-a-cluster-that-lives-for-minutes-only'

/** Starts two shops behind HAProxy and a worker, all through PgBouncer; `more` adds settings. */
export async function startShops(
  { all, ports, folder }: Cluster,
  more: Record<string, string> = {},
): Promise<void> {
  const admin = `postgresql://postgres@127.0.0.1:${ports.database}/postgres`
  await until(() => withClient(admin, (client) => client.query('select 1')), 'the database')
  await withClient(admin, async (client) => {
    await client.query('create role shop login createdb')
    await client.query('create database shop owner shop')
  })
  const { pooled, direct } = databaseUrls(ports)
  const env = (at: number) => ({
    ...{ DATABASE_URL: pooled, DATABASE_LISTEN_URL: direct, TRUSTED_PROXIES: '1' },
    APP_SECRET: SECRET,
    ...{ HOST: '127.0.0.1', PORT: String(ports.shops[at]), DATA_DIR: path.join(folder, `s${at}`) },
    ...{ RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'error', CLOSING_SECONDS: '1', WORKER: 'off' },
    ...{ NODE_ENV: 'production', ...more },
  })
  for (const at of [0, 1]) {
    const args = ['scripts/run.cjs', 'start']
    const shop = { name: `shop-${at + 1}`, command: process.execPath, args, env: env(at) }
    all[shop.name] = keepRunning(folder, shop)
    const address = `http://127.0.0.1:${ports.shops[at]}/api/countries`
    await until(async () => (await fetch(address)).ok, shop.name, 300_000)
  }
  const worker = { command: process.execPath, args: ['scripts/run.cjs', 'worker'], env: env(0) }
  all.worker = keepRunning(folder, { name: 'worker', ...worker })
}
