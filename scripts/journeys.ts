import { spawn } from 'node:child_process'
import path from 'node:path'

import { MIME_SECRET, REPLY_MAILBOX } from '../__tests__/journeys/support/inbound-mail'
import { newDataDir, removeDataDir, startShop } from '../bench/shop'
import { projectRoot } from './paths'
import { runScript } from './problem'

const PORT = Number(process.env.JOURNEY_PORT ?? 4510)

/**
 * `npm run test:journeys [arguments of Playwright]`: starts the shop as `npm start` does, on fresh data,
 * lets Chromium walk through it, and stops it.
 */
async function main(): Promise<number> {
  const dataDir = newDataDir()
  // The outbox page is open, as on a developer's machine: a journey reads its mail there.
  process.env.OUTBOX_PAGE = 'on'
  // And a journey answers a mail by another one.
  process.env.REPLY_MAILBOX = REPLY_MAILBOX
  process.env.MIME_INBOUND_SECRETS = MIME_SECRET
  const shop = await startShop(PORT, dataDir)
  try {
    return await playwright({ JOURNEY_PORT: String(PORT), JOURNEY_DATA_DIR: dataDir })
  } finally {
    await shop.stop()
    removeDataDir(dataDir)
  }
}

function playwright(env: Record<string, string>): Promise<number> {
  const cli = path.join(projectRoot, 'node_modules', '@playwright', 'test', 'cli.js')
  const child = spawn(process.execPath, [cli, 'test', ...process.argv.slice(2)], {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}

runScript(main)
