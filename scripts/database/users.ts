import { readFile, rename, writeFile } from 'node:fs/promises'

import { isAlive, ownIdentity } from '../process-identity'
import type { ProcessIdentity } from '../process-identity'

// Returns the other live processes in the list. Callers must hold the database's lock.

export async function otherUsers(file: string): Promise<ProcessIdentity[]> {
  return (await readUsers(file)).filter((user) => user.pid !== process.pid && isAlive(user))
}

export async function join(file: string): Promise<void> {
  await writeUsers(file, [...(await otherUsers(file)), ownIdentity()])
}

export async function leave(file: string): Promise<ProcessIdentity[]> {
  const others = await otherUsers(file)
  await writeUsers(file, others)
  return others
}

async function readUsers(file: string): Promise<ProcessIdentity[]> {
  try {
    const list: unknown = JSON.parse(await readFile(file, 'utf8'))
    return Array.isArray(list) ? (list as ProcessIdentity[]) : []
  } catch {
    return []
  }
}

async function writeUsers(file: string, list: ProcessIdentity[]): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(list), { mode: 0o600 })
  await rename(`${file}.new`, file)
}
