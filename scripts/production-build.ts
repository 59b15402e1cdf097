import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import { buildFront } from '../platform/front/build'
import { packAssets } from '../platform/packed-assets'
import { isOn } from '../platform/switches'
import { runNext } from './next-process'
import type { NextEnvironment } from './next-process'
import { frontOf, projectRoot } from './paths'

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
const hashFile = path.join(projectRoot, '.next', 'source-hash')

/** Whether there is no production build, or one of other sources or public settings. */
export async function isBuildNeeded(): Promise<boolean> {
  const hasBuild = await exists(path.join(projectRoot, '.next', 'BUILD_ID'))
  // A deployment may carry the build without its sources: there is nothing to compare then.
  if (!(await exists(path.join(projectRoot, 'pages')))) return !hasBuild
  const built = await readFile(hashFile, 'utf8').catch(() => undefined)
  return !hasBuild || built !== (await hashSources())
}

/**
 * Builds the shop for production and notes which sources went into it. Resolves to the exit code
 * of the build; `onStart` receives the running build, so that a signal can stop it.
 */
export async function buildShop(
  environment: NextEnvironment,
  args: string[],
  onStart: (build: ReturnType<typeof runNext>) => void = () => undefined,
): Promise<number> {
  await rm(hashFile, { force: true })
  // Taken before the build: a file that changes meanwhile makes the next start build again.
  const hash = await hashSources()
  const build = runNext(['build', ...args], environment)
  onStart(build)
  const code = await build.ended
  if (code !== 0) return code
  const distDir = path.dirname(hashFile)
  if (isOn('packed-assets')) await packAssets(distDir)
  if (isOn('front')) await buildFront(frontOf(distDir))
  await promisify(execFile)(process.execPath, [path.join(projectRoot, 'scripts', 'programs.cjs')])
  await writeFile(hashFile, hash)
  return code
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256')
  const inFolders = await Promise.all(SOURCE_FOLDERS.map(listFiles))
  for (const file of [...SOURCE_FILES, ...inFolders.flat().sort()]) {
    const content = await readFile(path.join(projectRoot, file)).catch(() => undefined)
    if (content) hash.update(`${file}\0${content.length}\0`).update(content)
  }
  for (const name of Object.keys(process.env).sort()) {
    // Next.js writes these into the scripts of the pages.
    if (name.startsWith('NEXT_PUBLIC_') || ['SHOP_URL', 'PLATFORM_TRICKS'].includes(name))
      hash.update(`${name}=${process.env[name]}\0`)
  }
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

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )
