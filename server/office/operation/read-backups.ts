import { readFile, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** Name of a complete backup: its completion time. Incomplete backups are named differently. */
const NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)$/u

/** Returns when backups were made and verified, or null if no backup folder is configured. */
export async function readBackups(folder: string | undefined) {
  if (!folder) return null
  const names = await readdir(resolve(folder)).catch(() => [])
  const newest = names
    .filter((name) => NAME.test(name))
    .sort()
    .at(-1)
  return {
    made_at: newest?.replace(NAME, '$1:$2:$3.$4') ?? null,
    verified_at: await readVerified(join(resolve(folder), 'verified.json')),
  }
}

async function readVerified(file: string): Promise<string | null> {
  try {
    const { at } = JSON.parse(await readFile(file, 'utf8')) as { at: string }
    return new Date(at).toISOString()
  } catch {
    return null
  }
}
