import type { UserIds } from '../database/run'
import { openArchive } from './folder'

/** How much is lost at most with the disk, in seconds: then a segment is archived that isn’t full. */
const ARCHIVE_EVERY_S = 60

const quoted = (file: string) => `'${file.replace(/'/gu, `'\\''`)}'`
const shellArgument = (file: string) => quoted(file.replace(/%/gu, '%%'))

type ArchiveOptions = { folder: string | undefined; cluster: string; user: UserIds | undefined }

/** Settings of a server that archives its log. Windows has neither gzip nor mv, and goes without. */
export async function archiveSettings(wish: ArchiveOptions): Promise<Record<string, string>> {
  if (!wish.folder || process.platform === 'win32') return {}
  const archive = shellArgument(await openArchive(wish.folder, wish.cluster, wish.user))
  const part = `${archive}/%f.gz.part`
  // Only a whole segment gets its name, and only one that reached the disk is reported as archived.
  const command = `gzip -c %p > ${part} && sync ${part} && mv -f ${part} ${archive}/%f.gz`
  return {
    archive_mode: 'on',
    archive_command: command,
    archive_timeout: String(ARCHIVE_EVERY_S),
  }
}

/** How a restored server reads segments back. */
export const restoreCommand = (archive: string) => `gzip -dc ${shellArgument(archive)}/%f.gz > %p`
