import { createHash, randomBytes } from 'node:crypto'
import { chmod, chown, lstat, mkdir, readlink, realpath, stat, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { StartProblem } from '../problem'
import { canReach, databaseUser, isRoot } from './database-user'
import type { UserIds } from './run'

export type DatabaseHome = {
  /** Real path of the cluster's folder, without symbolic links. */
  cluster: string
  /** Folder of the cluster's unix socket, short enough for the system's limit. */
  socket: string
  serverLog: string
  /** Password file of the roles, if there are no unix sockets. */
  password: string
  lock: string
  users: string
  shopLock: string
  /** User that runs PostgreSQL's programs; undefined for the caller. */
  user: UserIds | undefined
}

// The system allows 104 to 108 bytes for the whole path, 14 of them for the file name.
const LONGEST_SOCKET_FOLDER = 85
const OUTSIDE = '/var/lib/nireeka-shop'

/** Finds or creates the folders of a database, but no cluster. Refuses folders of another user. */
export async function openHome(dataDir: string): Promise<DatabaseHome> {
  await makeDataFolder(dataDir)
  const cluster = await locateCluster(path.join(await realpath(dataDir), 'postgres'))
  await refuseForeignFolder(cluster)
  const user = await databaseUser(cluster)
  const home = path.dirname(cluster)
  return {
    cluster,
    socket: await socketFolder(cluster, user),
    serverLog: path.join(home, 'postgres.log'),
    password: path.join(home, 'database-password'),
    lock: path.join(home, 'database.lock'),
    users: path.join(home, 'database-users.json'),
    shopLock: path.join(home, 'shop.lock'),
    user,
  }
}

export async function makeDataFolder(dataDir: string): Promise<void> {
  // Only the last folder is made private, because its parents belong to the user.
  await mkdir(path.dirname(dataDir), { recursive: true })
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  // Root runs PostgreSQL as another user, who may traverse this folder but not list it.
  if (isRoot()) await chmod(dataDir, (await stat(dataDir)).mode | 0o011)
}

// PostgreSQL's user can't access a data folder below root's private home. The cluster is then placed outside, and the
// data folder contains a link to it.
async function locateCluster(folder: string): Promise<string> {
  const found = await lstat(folder).catch(() => undefined)
  if (found?.isSymbolicLink()) return readlink(folder)
  if (found) return folder
  const user = await databaseUser(folder)
  if (!user || (await canReach(path.dirname(folder), user))) return folder

  const outside = path.join(OUTSIDE, randomBytes(6).toString('hex'))
  await mkdir(outside, { recursive: true, mode: 0o711 })
  await chmod(OUTSIDE, 0o711)
  await chmod(outside, 0o711)
  const cluster = path.join(outside, 'postgres')
  // On concurrent first starts, both follow the link that was created first.
  await symlink(cluster, folder).catch(() => undefined)
  return readlink(folder)
}

async function refuseForeignFolder(cluster: string): Promise<void> {
  const owner = (await stat(cluster).catch(() => undefined))?.uid
  if (owner === undefined || isRoot() || !process.getuid) return
  if (owner === process.getuid()) return
  throw new StartProblem(
    `The database in ${cluster} belongs to another user of this machine. ` +
      'Start the shop as that user, or set DATA_DIR to a folder of your own.',
  )
}

async function socketFolder(cluster: string, user?: UserIds): Promise<string> {
  const beside = path.join(path.dirname(cluster), 'socket')
  if (fitsSocketAddress(beside)) return privateFolder(beside, user)
  const id = createHash('sha256').update(cluster).digest('hex').slice(0, 16)
  const uid = user?.uid ?? process.getuid?.() ?? 0
  const temporary = fitsSocketAddress(os.tmpdir(), 60) ? os.tmpdir() : '/tmp'
  return privateFolder(path.join(temporary, `nireeka-shop-${uid}-${id}`), user)
}

/** Commas and quotes are syntax in PostgreSQL's socket folder setting. */
export function fitsSocketAddress(folder: string, limit = LONGEST_SOCKET_FOLDER): boolean {
  return Buffer.byteLength(folder) <= limit && !/[,"']/.test(folder)
}

// Socket authentication (trust) relies on this folder: no other user may own, enter or have created it.
async function privateFolder(folder: string, user?: UserIds): Promise<string> {
  const uid = user?.uid ?? process.getuid?.()
  try {
    await mkdir(folder, { mode: 0o700 })
    if (user) await chown(folder, user.uid, user.gid)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const found = await lstat(folder)
  const isOurs = found.isDirectory() && (uid === undefined || found.uid === uid)
  if (isOurs && (uid === undefined || (found.mode & 0o077) === 0)) return folder
  throw new StartProblem(`The folder ${folder} is not private to the database. Please remove it.`)
}
