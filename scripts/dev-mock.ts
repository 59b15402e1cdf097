import { copyFile, rm } from 'node:fs/promises'
import path from 'node:path'

import { readEnvironment, shopAddress } from './environment'
import { runNext } from './next-process'
import { projectRequire, projectRoot } from './paths'
import { refuseBusyPort } from './port'
import { runScript, say } from './problem'
import { listenForStop } from './stop-signals'

/** A host that nothing listens on: every request to it is answered by the mocks, or not at all. */
const MOCK_HOST = 'http://api.mock'
/** The service worker of msw: there only while this runs, so that no production build carries it. */
const WORKER = path.join(projectRoot, 'public', 'mockServiceWorker.js')

/** Serves the storefront alone: no database, no API; msw answers from mocks/. */
async function main(): Promise<number> {
  const signals = listenForStop()
  const environment = readEnvironment('development')
  await refuseBusyPort(environment)
  await placeWorker()
  process.env.NEXT_PUBLIC_API_MOCKING = 'enabled'
  process.env.NEXT_PUBLIC_API_HOST = MOCK_HOST
  const { host, port, dataDir } = environment
  const nothing = { databaseUrl: '', appSecret: '' }
  const args = ['dev', '--port', String(port), '--hostname', host, ...process.argv.slice(2)]
  const storefront = runNext(args, { ...nothing, port, dataDir })
  say(`Storefront running with mocks at ${shopAddress(environment)}. Press Ctrl-C to stop.`)
  const first = await Promise.race([storefront.ended, signals.requested])
  await storefront.stop(0)
  await rm(WORKER, { force: true })
  return typeof first === 'number' ? first : 0
}

async function placeWorker(): Promise<void> {
  const source = projectRequire.resolve('msw/mockServiceWorker.js')
  await copyFile(source, WORKER)
}

runScript(main)
