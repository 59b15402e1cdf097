import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, readdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import { moneyLane } from '../contract/kit/money-lane'
import { buildFront } from '../platform/front/build'
import { packAssets } from '../platform/packed-assets'
import { isOn } from '../platform/switches'
import { buildStore } from './builds'
import { runNext } from './next-process'
import type { NextEnvironment, NextProcess } from './next-process'
import { frontOf, projectRoot } from './paths'
import { printLine, StartProblem } from './problem'

const SOURCE_FOLDERS = [
  ...[
    'assets',
    'components',
    'contract',
    'domain',
    'hooks',
    'messages',
    'mocks',
    'pages',
    'screens',
  ],
  ...['platform', 'public', 'server', 'services', 'store', 'styles', 'utils'],
]
const SOURCE_FILES = [
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
  ...['next.config.js', 'postcss.config.js', 'tailwind.config.js', 'proxy.ts'],
  ...['instrumentation.ts', 'instrumentation-node.ts', 'instrumentation-client.ts'],
]
const TYPES = path.join(projectRoot, 'next-env.d.ts')
const builds = buildStore()
const LONGEST_BUILD_MS = 1_800_000

export type BuildInput = {
  environment: NextEnvironment
  /** Lease that needs the build; without a lease, builds are read-only. */
  lease: string | undefined
  /** Receives the running build, so that a signal can stop it. */
  onStart: (build: NextProcess) => void
}

/** Binds a lease to the build of these sources. Of concurrent starts, one builds and others wait. */
export async function ensureBuild(input: BuildInput): Promise<number> {
  const { lease } = input
  const sources = await sourceHash()
  if (await builds.bind(lease, sources)) return 0
  const buildUnlessBuilt = async () => {
    if (await builds.bind(lease, sources)) return 0
    printLine('Building the shop (first start, about a minute)…')
    return buildShop([], input)
  }
  return lease ? builds.whileBuilding(buildUnlessBuilt, LONGEST_BUILD_MS) : buildUnlessBuilt()
}

/** Builds the shop beside existing builds and makes it current; resolves to the exit code. */
export async function buildShop(args: string[], input: BuildInput): Promise<number> {
  const { environment, lease, onStart } = input
  if (lease === undefined)
    throw new StartProblem(`The shop has to be built, but ${builds.root} can’t be written.`)
  // Hash before building: a file that changes during the build triggers a rebuild on the next start.
  const sources = await hashSources()
  const name = await builds.begin(lease)
  const distDir = builds.folderOf(name)
  const build = runNext(['build', ...args], { ...environment, build: name })
  onStart(build)
  const code = await build.ended
  await restoreTypes()
  if (code !== 0) return code
  if (isOn('packed-assets')) await packAssets(distDir)
  if (isOn('front')) await buildFront(frontOf(distDir), moneyLane())
  await promisify(execFile)(process.execPath, [path.join(projectRoot, 'scripts', 'programs.cjs')])
  await builds.publish(name, sources)
  return code
}

/** Restores the paths of `next typegen`; Next.js writes those of a build, which gets replaced. */
async function restoreTypes(): Promise<void> {
  const types = await readFile(TYPES, 'utf8').catch(() => '')
  if (types) await writeFile(TYPES, types.replaceAll(/\.next\/builds\/\d+\//g, '.next/'))
}

/** Returns the hash of the sources, or undefined if a deployment contains only the build. */
export async function sourceHash(): Promise<string | undefined> {
  const isThere = await stat(path.join(projectRoot, 'pages')).catch(() => undefined)
  return isThere && hashSources()
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256')
  const inFolders = await Promise.all(SOURCE_FOLDERS.map(listFiles))
  for (const file of [...SOURCE_FILES, ...inFolders.flat().sort()]) {
    const content = await readFile(path.join(projectRoot, file)).catch(() => undefined)
    if (content) hash.update(`${file}\0${content.length}\0`).update(content)
  }
  // The only setting that is compiled into a build; operators don't need it.
  hash.update(`PLATFORM_TRICKS=${process.env.PLATFORM_TRICKS ?? ''}`)
  return hash.digest('hex')
}

async function listFiles(folder: string): Promise<string[]> {
  const at = path.join(projectRoot, folder)
  const entries = await readdir(at, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(projectRoot, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
}
