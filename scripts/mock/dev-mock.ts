import { readEnvironment, shopAddress } from '../environment'
import { runNext } from '../next-process'
import { refuseBusyPort } from '../port'
import { runScript, printLine } from '../problem'
import { listenForStop } from '../stop-signals'

/** Runs `next dev` on a temporary database, even if a database or an API host is set (see next.config.js). */
async function main(): Promise<number> {
  const signals = listenForStop()
  const environment = readEnvironment('development')
  await refuseBusyPort(environment)
  process.env.NEXT_PUBLIC_API_MOCKING = 'enabled'
  process.env.NEXT_PUBLIC_API_HOST = ''
  const { host, port, dataDir } = environment
  const nothing = { databaseUrl: '', appSecret: '' }
  const args = ['dev', '--port', String(port), '--hostname', host, ...process.argv.slice(2)]
  const storefront = runNext(args, { ...nothing, port, dataDir })
  printLine(
    `Shop running on a temporary database at ${shopAddress(environment)}. Press Ctrl-C to stop.`,
  )
  const first = await Promise.race([storefront.ended, signals.requested])
  await storefront.stop(0)
  return typeof first === 'number' ? first : 0
}

runScript(main)
