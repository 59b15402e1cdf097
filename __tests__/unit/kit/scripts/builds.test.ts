import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { threadProgram } from '@/server/kernel/ports/worker-thread'

import { buildStore, type Lease } from '@/scripts/builds'

let root: string
let builds: ReturnType<typeof buildStore>
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'builds-'))
  builds = buildStore(root)
})
afterEach(() => {
  delete process.env.SHOP_LEASE
  rmSync(root, { recursive: true, force: true })
})

const names = () =>
  readdirSync(path.join(root, 'builds'))
    .filter((name) => existsSync(path.join(root, 'builds', name, 'page.html')))
    .sort()

async function lease(): Promise<Lease> {
  const acquired = await builds.lease()
  if (!acquired) throw new Error('The folder can be written.')
  return acquired
}

/** Simulates `npm run build`, writing a page instead of Next.js's output. */
async function build(sources: string): Promise<string> {
  const builder = await lease()
  const name = await builds.begin(builder.folder)
  writeFileSync(path.join(builds.folderOf(name), 'page.html'), sources)
  await builds.publish(name, sources)
  await builder.release()
  return name
}

/** Simulates a start, which leases the build that its shop serves. */
async function start(sources?: string) {
  const shop = await lease()
  return { shop, served: await builds.bind(shop.folder, sources) }
}

test('a start finds the build of its sources, and none of others or of an interrupted build', async () => {
  expect((await start('one')).served).toBeUndefined()
  const one = await build('one')
  expect((await start('one')).served).toBe(one)
  expect((await start('two')).served).toBeUndefined()
  const interrupted = await lease()
  await builds.begin(interrupted.folder)
  expect(await builds.current()).toBe(one)
  expect((await start()).served).toBe(one)
})

test('a running shop keeps its build while newer ones are made, and the last one to end takes it along', async () => {
  const one = await build('one')
  const [first, second] = [await start('one'), await start('one')]
  const two = await build('two')
  expect(await builds.current()).toBe(two)
  expect(names()).toEqual([one, two].sort())
  expect(await builds.leased(first.shop.folder)).toBe(one)
  // Returning to the previous sources requires no new build.
  const again = await start('one')
  expect(again.served).toBe(one)
  await first.shop.release()
  await again.shop.release()
  expect(existsSync(path.join(builds.folderOf(one), 'page.html'))).toBe(true)
  await second.shop.release()
  expect(names()).toEqual([two])
})

test('two builds at once both complete, and the one that ends last is the current one', async () => {
  const [a, b] = [await lease(), await lease()]
  const [one, two] = [await builds.begin(a.folder), await builds.begin(b.folder)]
  expect(one).not.toBe(two)
  for (const name of [one, two]) writeFileSync(path.join(builds.folderOf(name), 'page.html'), name)
  await builds.publish(two, 'two')
  expect(await builds.current()).toBe(two)
  await builds.publish(one, 'one')
  await Promise.all([a.release(), b.release()])
  expect([await builds.current(), names()]).toEqual([one, [one]])
})

test('many starts, builds and ends at once leave the current build and nothing else', async () => {
  await build('0')
  const starts = Array.from({ length: 6 }, async (_, index) => {
    const { shop, served } = await start('0')
    if (served) expect(existsSync(path.join(builds.folderOf(served), 'page.html'))).toBe(true)
    if (index % 2) await build(String(index))
    if (served) expect(existsSync(path.join(builds.folderOf(served), 'page.html'))).toBe(true)
    await shop.release()
  })
  await Promise.all(starts)
  expect(names()).toEqual([await builds.current()])
  expect(readdirSync(path.join(root, 'leases'))).toEqual([])
})

test('what a process held that was killed is free again, its half build and its pages too', async () => {
  const one = await build('one')
  const program = `
    const { buildStore } = require('./scripts/builds')
    const builds = buildStore(${JSON.stringify(root)})
    void (async () => {
      const shop = await builds.lease()
      await builds.bind(shop.folder, 'one')
      const builder = await builds.lease()
      console.log(shop.folder, await builds.begin(builder.folder))
      setInterval(() => undefined, 1_000)
    })()`
  const child = spawn(process.execPath, ['--require', 'tsx/cjs', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const [folder = '', half = ''] = line.toString().trim().split(' ')
  mkdirSync(path.join(folder, 'pages'))
  writeFileSync(path.join(builds.folderOf(half), 'page.html'), 'half')
  const two = await build('two')
  expect(names()).toEqual([one, half, two].sort())
  child.kill('SIGKILL')
  await once(child, 'exit')
  const { served, shop } = await start('two')
  expect([served, names()]).toEqual([two, [two]])
  expect(readdirSync(path.join(root, 'leases'))).toEqual([path.basename(shop.folder)])
})

test('the programs of threads stay those of the shop that runs, whatever is compiled later', async () => {
  const write = (text: string) => writeFileSync(path.join(root, 'programs', 'draw.cjs'), text)
  mkdirSync(path.join(root, 'programs'))
  write('old')
  const shop = await lease()
  write('new')
  process.env.SHOP_LEASE = shop.folder
  expect(readFileSync(threadProgram('draw'), 'utf8')).toBe('old')
  process.env.SHOP_LEASE = ''
  expect(threadProgram('draw')).toBe(path.resolve('.next/programs/draw.cjs'))
})

test('a build begins with the cache of the compiler of a former one, also of one that was interrupted', async () => {
  const builder = await lease()
  const half = await builds.begin(builder.folder)
  mkdirSync(path.join(builds.folderOf(half), 'cache'))
  for (const file of ['cache/compiled', 'page.html', 'source-hash'])
    writeFileSync(path.join(builds.folderOf(half), file), '')
  await builder.release()
  const next = await builds.begin((await lease()).folder)
  expect(next).toBe(half)
  expect(readdirSync(builds.folderOf(next))).toEqual(['cache'])
})

test('a shop whose folder was removed by hand still ends in order', async () => {
  await build('one')
  const { shop } = await start('one')
  rmSync(root, { recursive: true })
  await shop.release()
  expect(await builds.current()).toBeUndefined()
})

test('where nothing can be written, the current build is served without a lease', async () => {
  const one = await build('one')
  // Uses a path below a file, because root may write to any folder.
  const fixed = buildStore(path.join(root, 'builds', one, 'page.html'))
  expect(await fixed.lease()).toBeUndefined()
  expect(await fixed.bind(undefined, undefined)).toBeUndefined()
  expect(await builds.bind(undefined, 'one')).toBe(one)
  expect(await builds.leased(undefined)).toBe(one)
})
