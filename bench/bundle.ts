import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** First-load JavaScript of a page, in bytes after Brotli compression at level 11. */
export interface PageWeight {
  page: string
  bytes: number
}

interface BuildManifest {
  pages: Record<string, string[]>
  lowPriorityFiles: string[]
}

const BARE = join(process.cwd(), 'bench', 'bare')

/** Pages that lazy-load one of several screens; their weight includes only the heaviest screen. */
const OF_SCREENS = /^\/backoffice\b/

/** Returns the weight of every page in a build: the scripts in its HTML, including shared ones. */
export function pageWeights(distDir: string): PageWeight[] {
  const manifest = JSON.parse(
    readFileSync(join(distDir, 'build-manifest.json'), 'utf8'),
  ) as BuildManifest
  const app = manifest.pages['/_app'] ?? []
  return Object.entries(manifest.pages)
    .filter(([page]) => page !== '/_app' && page !== '/_error')
    .map(([page, files]) => {
      const all = new Set([...app, ...files, ...manifest.lowPriorityFiles])
      const scripts = [...all].filter((file) => file.endsWith('.js'))
      const sizeOf = (files: string[]) =>
        files.reduce((sum, file) => sum + brotliSize(join(distDir, file)), 0)
      const screens = OF_SCREENS.test(page) ? fetchedTogether(distDir, scripts) : []
      const more = screens.map((files) => sizeOf(files.filter((file) => !all.has(file))))
      return { page, bytes: sizeOf(scripts) + Math.max(0, ...more) }
    })
    .sort((a, b) => a.page.localeCompare(b.page))
}

/** Finds the chunk lists of each `import()` in these scripts, in the bundler's format. */
function fetchedTogether(distDir: string, scripts: string[]): string[][] {
  const texts = scripts.map((file) => readFileSync(join(distDir, file), 'utf8'))
  const lists = texts.flatMap((text) => text.match(/\[("static\/chunks\/[^"]+\.js",?)+\]/g) ?? [])
  return lists.map((list) => JSON.parse(list) as string[])
}

export function floorWeight(): number {
  if (!existsSync(join(BARE, '.next', 'BUILD_ID'))) buildBare()
  const index = pageWeights(join(BARE, '.next')).find(({ page }) => page === '/')
  if (!index) throw new Error('The bare build has no page.')
  return index.bytes
}

function buildBare(): void {
  const next = join(process.cwd(), 'node_modules', 'next', 'dist', 'bin', 'next')
  const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build'], {
    cwd: BARE,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (status !== 0) throw new Error(`The bare page could not be built.\n${stdout}\n${stderr}`)
}

const sizes = new Map<string, number>()

function brotliSize(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  const size = brotliCompressSync(readFileSync(file), { params }).byteLength
  sizes.set(file, size)
  return size
}
