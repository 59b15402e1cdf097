import { spawn } from 'node:child_process'
import path from 'node:path'

import { MIME_SECRET, REPLY_MAILBOX } from '../__tests__/journeys/support/inbound-mail'
import {
  databaseUrls,
  missingParts,
  portsFrom,
  startCluster,
  stopCluster,
} from '../bench/cluster/setup'
import { startShops } from '../bench/cluster/shops'
import { newDataDir, removeDataDir, startShop } from '../bench/shop'
import { projectRoot } from './paths'
import { runScript, StartProblem } from './problem'

const PORT = Number(process.env.JOURNEY_PORT ?? 4510)
// Links in emails point to the origin that the browser uses.
const SHOP_URL = `http://localhost:${PORT}`
const SETTINGS = {
  // Off by default for external databases.
  SAMPLE_RIDERS: 'on',
  // The outbox page is open, as in development, because journeys read emails there.
  OUTBOX_PAGE: 'on',
  EXTERNAL_HOSTS: 'fund.example',
  REPLY_MAILBOX,
  MIME_INBOUND_SECRETS: MIME_SECRET,
}

/** `npm run test:journeys [Playwright args]` uses fresh data; `JOURNEY_CLUSTER=on` runs a cluster. */
function main(): Promise<number> {
  return process.env.JOURNEY_CLUSTER === 'on' ? walkCluster() : walkShop()
}

async function walkShop(): Promise<number> {
  const dataDir = newDataDir()
  const shop = await startShop(PORT, dataDir, SETTINGS)
  try {
    return await playwright({ JOURNEY_DATA_DIR: dataDir })
  } finally {
    await shop.stop()
    removeDataDir(dataDir)
  }
}

async function walkCluster(): Promise<number> {
  const missing = missingParts()
  if (missing) throw new StartProblem(`The cluster can’t start: ${missing} is missing.`)
  const ports = { ...portsFrom(PORT + 20), http: PORT }
  const cluster = await startCluster(ports)
  try {
    await startShops(cluster, { ...SETTINGS, SHOP_URL })
    const { pooled, direct } = databaseUrls(ports)
    const urls = { DATABASE_URL: pooled, DATABASE_LISTEN_URL: direct, SHOP_URL }
    return await playwright({ ...urls, JOURNEY_DATA_DIR: cluster.folder })
  } finally {
    await stopCluster(cluster)
  }
}

function playwright(env: Record<string, string>): Promise<number> {
  const cli = path.join(projectRoot, 'node_modules', '@playwright', 'test', 'cli.js')
  const child = spawn(process.execPath, [cli, 'test', ...process.argv.slice(2)], {
    cwd: projectRoot,
    env: { ...process.env, ...SETTINGS, JOURNEY_PORT: String(PORT), ...env },
    stdio: 'inherit',
  })
  // Signals are forwarded; the shop is stopped after the child has exited.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}

runScript(main)
