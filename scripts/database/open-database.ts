import { backupFolder } from '../backup/folder'
import { StartProblem } from '../problem'
import { withClient } from './connection'
import { openEmbedded } from './embedded'

export type OpenDatabase = {
  url: string
  mode: 'embedded' | 'external'
  /** Whether this process manages the server's lifecycle. */
  owned: boolean
  /** Restarts a dead embedded server; resolves to whether it was dead. */
  revive(): Promise<boolean>
  /** Stops an embedded server that no other process of the shop uses. */
  stop(): Promise<void>
}

export type OpenOptions = {
  dataDir: string
  log: (line: string) => void
  /** Connection string of the operator's PostgreSQL server; replaces the embedded one. */
  databaseUrl?: string
}

/**
 * Opens the shop's database: the operator's if a connection string is given, else the embedded one of the data folder.
 * Throws a `StartProblem` if it can't be reached or started.
 */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const { databaseUrl = process.env.DATABASE_URL, dataDir, log } = options
  if (!databaseUrl) {
    const database = await openEmbedded({ dataDir, log, backups: backupFolder() })
    return { ...database, mode: 'embedded' }
  }
  await refuseUnreachable(databaseUrl)
  return {
    url: databaseUrl,
    mode: 'external',
    owned: false,
    revive: async () => false,
    stop: async () => undefined,
  }
}

async function refuseUnreachable(url: string): Promise<void> {
  try {
    await withClient(url, (client) => client.query('select 1'))
  } catch (error) {
    const reason = error instanceof AggregateError ? error.errors[0] : error
    const detail = reason instanceof Error ? reason.message : String(reason)
    throw new StartProblem(`Can’t use the database at DATABASE_URL: ${detail}`)
  }
}
