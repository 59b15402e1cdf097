import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import type { UserIds } from './run'

const NOBODY: UserIds = { uid: 65534, gid: 65534 }

export const isRoot = () => process.getuid?.() === 0

/** Returns undefined for the caller, or an unprivileged user for root, which PostgreSQL refuses. */
export async function databaseUser(cluster: string): Promise<UserIds | undefined> {
  if (!isRoot()) return undefined
  const owner = await stat(cluster).catch(() => undefined)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return unprivilegedUser()
}

async function unprivilegedUser(): Promise<UserIds> {
  const accounts = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n')
  for (const name of ['nobody', 'postgres']) {
    const fields = accounts.find((line) => line.startsWith(`${name}:`))?.split(':')
    const uid = Number(fields?.[2]) >>> 0
    if (uid > 0) return { uid, gid: Number(fields?.[3]) >>> 0 }
  }
  return NOBODY
}

export async function canReach(folder: string, { uid, gid }: UserIds): Promise<boolean> {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const found = await stat(at).catch(() => undefined)
    if (found) {
      const bit = found.uid === uid ? 0o100 : found.gid === gid ? 0o010 : 0o001
      if ((found.mode & bit) === 0) return false
    }
    if (at === path.dirname(at)) return true
  }
}
