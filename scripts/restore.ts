import { stat } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { backupFolder } from './backup/folder'
import { moveAside, planRestore, restore, withRestored } from './backup/restore'
import { findBinaries } from './database/binaries'
import { stopServer } from './database/cluster'
import { openHome } from './database/home'
import { otherUsers } from './database/users'
import { readEnvironment } from './environment'
import { acquireLock } from './lock'
import { StartProblem, runScript, printLine } from './problem'

const USAGE = 'npm run restore -- [--from FOLDER] [--at 2026-01-31T12:00:00Z] [--force]'

async function main(): Promise<void> {
  const { from, at, force } = readOptions()
  const { dataDir, databaseUrl } = readEnvironment('production')
  if (databaseUrl) {
    throw new StartProblem(
      'DATABASE_URL is set: a backup of the embedded database can’t be restored into another one.',
    )
  }
  const plan = await planRestore(from, at)
  const home = await openHome(dataDir)
  const attempt = await acquireLock(home.shopLock, 'restoring')
  if (!('lock' in attempt)) throw running(attempt.holder.pid)
  try {
    const [user] = await otherUsers(home.users)
    if (user) throw running(user.pid)
    const hasData = (await stat(home.cluster).catch(() => undefined)) !== undefined
    if (hasData && !force) {
      throw new StartProblem(
        `There is a database in ${home.cluster}. With --force it’s moved aside, and nothing of it is removed.`,
      )
    }
    const { manifest, archive } = plan
    const until = archive ? (at?.toISOString() ?? 'the end of the archive') : manifest.at
    printLine(`Restoring ${plan.backup} of shop ${manifest.shop} into ${dataDir}, up to ${until}.`)
    if (hasData) {
      await stopServer(home, await findBinaries(home.user))
      printLine(`The former database is now ${await moveAside(home, dataDir)}.`)
    }
    await restore(dataDir, plan)
    await withRestored({ dataDir, log: printLine, backups: backupFolder() }, async () => undefined)
    printLine('Restored. Start the shop with npm start.')
  } finally {
    await attempt.lock.release()
  }
}

const running = (pid: number) =>
  new StartProblem(`The shop is running on this data (process ${pid}). Stop it first.`)

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        ...{ from: { type: 'string' }, at: { type: 'string' } },
        force: { type: 'boolean', default: false },
      },
    })
    const from = values.from ? path.resolve(values.from) : backupFolder()
    if (!from) throw new Error('Name a folder with --from, or set BACKUP_DIR.')
    const at = values.at === undefined ? undefined : new Date(values.at)
    if (at && (Number.isNaN(at.getTime()) || !/(Z|[+-]\d\d:\d\d)$/u.test(values.at ?? ''))) {
      throw new Error('--at needs a date, a time and a zone, as in 2026-01-31T12:00:00Z.')
    }
    return { from, at, force: values.force }
  } catch (error) {
    throw new StartProblem(`${(error as Error).message}\nUsage: ${USAGE}`)
  }
}

runScript(main)
