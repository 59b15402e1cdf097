import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key'

import PageCache from '@/platform/page-cache.cjs'
import { processGlobals } from '@/utils/process-globals'

const KEY = '/route-cache/PAGES/1a2b/$/terms'
let folder: string
let movedAt = 0
let isSure = true
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'moved-'))
  movedAt = 0
  isSure = true
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'], now: 1_000_000 })
  processGlobals().movedPages = {
    movedAt: (address: string) => (address === '/terms' ? movedAt : 0),
    isSure: () => isSure,
  }
})
afterEach(() => {
  jest.useRealTimers()
  delete processGlobals().movedPages
  rmSync(folder, { recursive: true })
})

const cache = () =>
  new PageCache({
    fs: nodeFs,
    flushToDisk: false,
    serverDistDir: folder,
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
    _requestHeaders: {},
  })
const page = (html: string) => ({
  ...{ kind: 'PAGES' as never, html, pageData: {}, headers: {}, status: 200 },
})
const CONTEXT = { kind: 'PAGES' as never, isFallback: false }

async function read(key = KEY): Promise<string | null> {
  const entry = await cache().get(key, CONTEXT)
  return (entry?.value as { html: string } | undefined)?.html ?? null
}

async function write(html: string, key = KEY) {
  await cache().set(key, page(html), { isFallback: false })
}

describe('the folder of a shop', () => {
  afterEach(() => {
    delete process.env.SHOP_PAGES_DIR
    delete process.env.NEXT_PHASE
  })

  function aBuiltPage() {
    const at = path.join(folder, 'pages', 'built')
    mkdirSync(path.dirname(at), { recursive: true })
    writeFileSync(`${at}.html`, 'as built')
    writeFileSync(`${at}.json`, '{}')
    writeFileSync(`${at}.meta`, '{}')
    return '/built'
  }

  test('pages of the build are none, for they were made with other settings and another database', async () => {
    const key = aBuiltPage()
    expect(await read(key)).toBeNull()
    process.env.SHOP_PAGES_DIR = path.join(folder, 'one')
    expect(await read(key)).toBeNull()
    // During the build itself, the built pages are still used.
    process.env.NEXT_PHASE = 'phase-production-build'
    expect(await read(key)).toBe('as built')
  })

  test('a shop shares its pages with its own processes, and with no other shop of the same build', async () => {
    const [one, two] = [path.join(folder, 'one'), path.join(folder, 'two')]
    process.env.SHOP_PAGES_DIR = one
    await write('of one', '/mine')
    // Simulates another process by clearing this one's memory cache.
    const { memoryCache } = FileSystemCache as unknown as {
      memoryCache: { remove(key: string): void }
    }
    memoryCache.remove('/mine')
    process.env.SHOP_PAGES_DIR = two
    expect(await read('/mine')).toBeNull()
    process.env.SHOP_PAGES_DIR = one
    expect(await read('/mine')).toBe('of one')
  })

  test('without a folder pages are kept in memory alone', async () => {
    await write('of memory', '/memory')
    expect(await read('/memory')).toBe('of memory')
    expect(readdirSync(folder)).toEqual([])
  })
})

test('a page that is older than an edit is none until it is made anew', async () => {
  await write('before')
  expect(await read()).toBe('before')
  jest.advanceTimersByTime(10_000)
  movedAt = Date.now()
  jest.advanceTimersByTime(10)
  expect(await read()).toBeNull()
  jest.advanceTimersByTime(10)
  await write('after')
  expect(await read()).toBe('after')
})

test('a page that was begun before the edit and ended after it is none', async () => {
  expect(await read('/x/$/terms')).toBeNull()
  jest.advanceTimersByTime(100)
  movedAt = Date.now()
  jest.advanceTimersByTime(100)
  await write('of before', '/x/$/terms')
  expect(await read('/x/$/terms')).toBeNull()
})

test('a page that another process wrote right after the edit is made once more', async () => {
  movedAt = Date.now()
  jest.advanceTimersByTime(1_000)
  await write('perhaps', '/y/$/terms')
  expect(await read('/y/$/terms')).toBeNull()
  jest.advanceTimersByTime(1_500)
  await write('surely', '/y/$/terms')
  expect(await read('/y/$/terms')).toBe('surely')
})

test('a page at a name that works for a while is kept nowhere', async () => {
  const key = `/z/$/configurator/draft-${'0a'.repeat(12)}`
  await write('a draft', key)
  expect(await read(key)).toBeNull()
})

test('other pages stay, and while the database is away all of them do', async () => {
  await write('bikes', '/z/$/configurator')
  await write('before', '/z/$/terms')
  movedAt = Date.now() + 1
  jest.advanceTimersByTime(10)
  expect(await read('/z/$/configurator')).toBe('bikes')
  isSure = false
  expect(await read('/z/$/terms')).toBe('before')
})

test('Next.js asks it by keys that end with the address of the page', () => {
  const owner = { sourceRoute: '/[...path]', kind: 'PAGES' }
  expect(getRouteCacheKey('/terms', owner as never)).toMatch(/\/\$\/terms$/)
})

test('Next.js hands the handler what its own cache needs', () => {
  const source = readFileSync(
    'node_modules/next/dist/server/lib/incremental-cache/index.js',
    'utf8',
  )
  const [, handed = ''] = /new CurCacheHandler\(\{([^}]*)\}/.exec(source) ?? []
  for (const name of [
    'fs',
    'flushToDisk',
    'serverDistDir',
    'revalidatedTags',
    'maxMemoryCacheSize',
  ])
    expect(handed).toContain(name)
})
