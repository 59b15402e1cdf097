import { randomBytes } from 'node:crypto'
import {
  access,
  constants,
  cp,
  mkdir,
  readFile,
  readdir,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'

import { withLock } from './lock'
import { projectRoot } from './paths'
import { isAlive, ownIdentity } from './process-identity'
import type { ProcessIdentity } from './process-identity'

/** Lease of a running shop, worker or build, whose build isn't removed until release. */
export type Lease = { folder: string; release(): Promise<void> }

type Root = string

const OWNER = 'owner.json'
const BUILD = 'build'
/** Completeness marker, written last: a build without it is incomplete. */
const SOURCES = 'source-hash'
/** Folder name dictated by Next.js. */
const COMPILER_CACHE = 'cache'

const buildsIn = (root: Root) => path.join(root, 'builds')
const leasesIn = (root: Root) => path.join(root, 'leases')
const programsIn = (folder: string) => path.join(folder, 'programs')
const pointerIn = (root: Root) => path.join(root, 'current')
const folderIn = (root: Root, name: string) => path.join(buildsIn(root), name)
const sourcesIn = (root: Root, name: string) => readText(path.join(folderIn(root, name), SOURCES))

async function locked<T>(root: Root, work: () => Promise<T>): Promise<T> {
  await mkdir(root, { recursive: true })
  return withLock(path.join(root, 'builds.lock'), work)
}

/** Store of immutable production builds. A lease protects a build, and ends with its process. */
export function buildStore(root: Root = path.join(projectRoot, '.next')) {
  return {
    root,
    folderOf: (name: string) => folderIn(root, name),
    current: () => readCurrent(root),
    lease: () => acquireLease(root),
    bind: (lease: string | undefined, sources: string | undefined) => bind(root, lease, sources),
    /** Returns the build that a lease is bound to, or the current build without a lease. */
    leased: (lease: string | undefined) =>
      lease === undefined ? readCurrent(root) : readText(path.join(lease, BUILD)),
    whileBuilding: <T>(work: () => Promise<T>, longestMs: number) =>
      withLock(path.join(root, 'building.lock'), work, longestMs),
    begin: (lease: string) => begin(root, lease),
    publish: (name: string, sources: string) => publish(root, name, sources),
  }
}

async function readCurrent(root: Root): Promise<string | undefined> {
  const name = await readText(pointerIn(root))
  return name && (await sourcesIn(root, name)) !== undefined ? name : undefined
}

async function find(root: Root, sources: string): Promise<string | undefined> {
  for (const name of [await readCurrent(root), ...(await foldersIn(buildsIn(root)))])
    if (name && (await sourcesIn(root, name)) === sources) return name
  return undefined
}

/** Acquires a lease; undefined if the folder is read-only, as in an image: nothing is removed then. */
async function acquireLease(root: Root): Promise<Lease | undefined> {
  if (!(await isWritable(root))) return undefined
  const folder = path.join(leasesIn(root), `${process.pid}-${randomBytes(4).toString('hex')}`)
  await locked(root, async () => {
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, OWNER), JSON.stringify(ownIdentity()))
    await cp(programsIn(root), programsIn(folder), { recursive: true }).catch(ignoreMissing)
  })
  const release = () =>
    locked(root, async () => {
      await rm(folder, { recursive: true, force: true })
      await removeUnused(root)
    })
  return { folder, release }
}

/** Binds a lease to the complete build of these sources, or to the current build if none are given. */
async function bind(root: Root, lease: string | undefined, sources: string | undefined) {
  const search = () => (sources === undefined ? readCurrent(root) : find(root, sources))
  if (lease === undefined) return search()
  return locked(root, async () => {
    const name = await search()
    if (name) await writeFile(path.join(lease, BUILD), name)
    await removeUnused(root)
    return name
  })
}

/** Reserves a build name, if possible of a removed build: the compiler's cache contains the path. */
const begin = (root: Root, lease: string): Promise<string> =>
  locked(root, async () => {
    await removeUnused(root)
    const used = await usedBuilds(root)
    let name = 1
    while (used.includes(String(name))) name += 1
    await mkdir(folderIn(root, String(name)), { recursive: true })
    await writeFile(path.join(lease, BUILD), String(name))
    return String(name)
  })

const publish = (root: Root, name: string, sources: string) =>
  locked(root, async () => {
    await writeFile(path.join(folderIn(root, name), SOURCES), sources)
    const next = `${pointerIn(root)}.${process.pid}`
    await writeFile(next, name)
    await rename(next, pointerIn(root))
    await removeUnused(root)
  })

/** Removes leases of dead processes, and unused builds except for their compiler cache. */
async function removeUnused(root: Root): Promise<void> {
  for (const name of await foldersIn(leasesIn(root))) {
    const lease = path.join(leasesIn(root), name)
    if (!(await isHeld(lease))) await rm(lease, { recursive: true, force: true })
  }
  const used = await usedBuilds(root)
  for (const name of (await foldersIn(buildsIn(root))).filter((one) => !used.includes(one))) {
    const folder = folderIn(root, name)
    const made = (await readdir(folder)).filter((entry) => entry !== COMPILER_CACHE)
    // Remove the completeness marker first.
    await rm(path.join(folder, SOURCES), { force: true })
    for (const entry of made) await rm(path.join(folder, entry), { recursive: true, force: true })
  }
}

async function usedBuilds(root: Root): Promise<(string | undefined)[]> {
  const leases = await foldersIn(leasesIn(root))
  const leased = leases.map((name) => readText(path.join(leasesIn(root), name, BUILD)))
  return Promise.all([readText(pointerIn(root)), ...leased])
}

/** Leases are written under the lock, so the creation of one without an owner was interrupted. */
async function isHeld(lease: string): Promise<boolean> {
  const owner = await readText(path.join(lease, OWNER))
  try {
    return owner !== undefined && isAlive(JSON.parse(owner) as ProcessIdentity)
  } catch {
    return false
  }
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)
  return (entries ?? []).filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

async function readText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(ignoreMissing)
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}

async function isWritable(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
