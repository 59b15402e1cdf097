import type { UserIds } from '../database/run'
import { openArchive } from './folder'

/** Maximum data loss if the disk fails, in seconds: partial segments are archived after this time. */
const ARCHIVE_EVERY_S = 60

const quoted = (file: string) => `'${file.replace(/'/gu, `'\\''`)}'`
const shellArgument = (file: string) => quoted(file.replace(/%/gu, '%%'))

type ArchiveOptions = { folder: string | undefined; cluster: string; user: UserIds | undefined }

/** Returns the server settings for WAL archiving; none on Windows, which lacks gzip and mv. */
export async function archiveSettings(options: ArchiveOptions): Promise<Record<string, string>> {
  if (!options.folder || process.platform === 'win32') return {}
  const archive = shellArgument(await openArchive(options.folder, options.cluster, options.user))
  const part = `${archive}/%f.gz.part`
  // Rename after write and sync: only complete segments get the final name and count as archived.
  const command = `gzip -c %p > ${part} && sync ${part} && mv -f ${part} ${archive}/%f.gz`
  return {
    archive_mode: 'on',
    archive_command: command,
    archive_timeout: String(ARCHIVE_EVERY_S),
  }
}

export const restoreCommand = (archive: string) => `gzip -dc ${shellArgument(archive)}/%f.gz > %p`
