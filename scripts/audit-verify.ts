import { createDb } from '../server/kernel/db/client'
import { verifyAudit } from '../server/office/audit/verify-audit'
import { openDatabase } from './database/open-database'
import { requireAuditLog } from './database/require-audit-log'
import { readEnvironment } from './environment'
import { runScript, printLine } from './problem'

/** `npm run audit:verify [-- number:hash]`: reports changed, removed and inserted entries of the audit log. */
async function main(): Promise<number> {
  const { dataDir, databaseUrl } = readEnvironment('production')
  const database = await openDatabase({ dataDir, databaseUrl, log: printLine })
  const { db, close } = createDb(database.url, { max: 1 })
  try {
    await requireAuditLog(db)
    const { faults, entries, head } = await verifyAudit(db, process.argv[2])
    for (const fault of faults) printLine(fault)
    printLine(
      faults.length > 0 ? `${faults.length} faults.` : `All ${entries} entries are as written.`,
    )
    if (head) printLine(`Newest link, to be noted elsewhere: ${head}`)
    return faults.length > 0 ? 1 : 0
  } finally {
    await close()
    await database.stop()
  }
}

runScript(main)
