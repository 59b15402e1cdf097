import { backupFolder } from '../backup/folder'
import { StartProblem } from '../problem'
import { withClient } from './connection'
import { openEmbedded } from './embedded'

export type OpenDatabase = {
  url: string
  mode: 'embedded' | 'external'
  owned: boolean
  revive(): Promise<boolean>
  /** Stops an embedded server unless another process of the shop uses it. */
  stop(): Promise<void>
}

export type OpenOptions = {
  dataDir: string
  log: (line: string) => void
  databaseUrl?: string
}

/** Opens the operator's database if a connection string is given, or else the embedded one. */
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
