import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { TRICKS } from '../platform/switches'
import { treeCpuMs } from './cpu'
import { pageTimes, type PageTimes } from './lighthouse'
import { newDataDir, removeDataDir, startShop, type BenchShop } from './shop'
import { firstVisit, type FirstVisit } from './main-thread'
import { median } from './table'

/**
 * Compares the shop with all `platform/` optimizations, none, and all but one, in alternating rounds. `npm run
 * bench:ablation [-- rounds [all,-late-head]]`; five rounds take about 40 minutes.
 */
const PORT = 4615
const PAGES = ['/', '/configurator', '/configurator/nyx']
const FOLDER = join(tmpdir(), 'shop-ablation')
const PAGES_FOR_CPU = 400
const VISITS = 3
const EVERY = ['', 'off', ...TRICKS.map((trick) => `-${trick}`)]

interface CpuSample extends Pick<PageTimes, 'path' | 'fcp' | 'lcp'>, FirstVisit {
  variant: string
  /** CPU time of the serving process per page, in ms. */
  cpu: number
}

const rounds = Number(process.argv[2] ?? 5)
const nameOf = (variant: string) => (variant === '' ? 'all' : variant)
const requested = process.argv[3]?.split(',') ?? EVERY.map((variant) => nameOf(variant))
const VARIANTS = EVERY.filter((variant) => requested.includes(nameOf(variant)))
const homeOf = (variant: string) => join(FOLDER, nameOf(variant))

// `rename` fails across file systems, and the temporary folder may be on a different one.
const move = (from: string, to: string) => execFileSync('mv', [from, to])

function buildAll(): void {
  mkdirSync(FOLDER, { recursive: true })
  for (const variant of VARIANTS.filter((one) => !existsSync(homeOf(one)))) {
    rmSync('.next', { recursive: true, force: true })
    execFileSync('npm', ['run', 'build'], {
      env: { ...process.env, PLATFORM_TRICKS: variant },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    move('.next', homeOf(variant))
    console.log(`built ${nameOf(variant)}`)
  }
}

async function measure(variant: string, dataDir: string): Promise<CpuSample[]> {
  rmSync('.next', { recursive: true, force: true })
  move(homeOf(variant), '.next')
  process.env.PLATFORM_TRICKS = variant
  const shop = await startShop(PORT, dataDir)
  try {
    const cpu: number[] = []
    for (const page of PAGES) cpu.push(await cpuOf(shop, page))
    const visits: FirstVisit[] = []
    for (const page of PAGES) visits.push(await firstVisit(shop.origin + page, VISITS))
    const times = pageTimes(shop.origin, PAGES)
    return times.map(({ path, fcp, lcp }, index) => {
      const visit = visits[index] ?? { blocked: Number.NaN, scripts: Number.NaN }
      return { path, fcp, lcp, ...visit, variant, cpu: cpu[index] ?? Number.NaN }
    })
  } finally {
    await shop.stop()
    move('.next', homeOf(variant))
  }
}

async function cpuOf({ appPid, origin }: BenchShop, page: string): Promise<number> {
  const read = async () => {
    const answer = await fetch(origin + page, { headers: { 'accept-encoding': 'br' } })
    await answer.arrayBuffer()
  }
  for (let warm = 0; warm < 50; warm += 1) await read()
  const before = treeCpuMs(appPid)
  for (let page = 0; page < PAGES_FOR_CPU; page += 1) await read()
  return (treeCpuMs(appPid) - before) / PAGES_FOR_CPU
}

function print(all: readonly CpuSample[]): void {
  const head = ['variant', 'page', 'FCP', 'LCP', 'blocked', 'scripts', 'CPU']
  console.log(`| ${head.join(' | ')} |\n|${' --- |'.repeat(head.length)}`)
  for (const page of PAGES) {
    for (const variant of VARIANTS) {
      const some = all.filter((one) => one.variant === variant && one.path === page)
      const of = (pick: (one: CpuSample) => number) => median(some.map(pick))
      const ms = (pick: (one: CpuSample) => number) => `${of(pick).toFixed(0)} ms`
      const cells = [
        nameOf(variant),
        page,
        ms(({ fcp }) => fcp),
        ms(({ lcp }) => lcp),
        ms(({ blocked }) => blocked),
        `${of(({ scripts }) => scripts).toFixed(1)} KB`,
        `${of(({ cpu }) => cpu).toFixed(2)} ms`,
      ]
      console.log(`| ${cells.join(' | ')} |`)
    }
  }
}

async function main(): Promise<void> {
  buildAll()
  const dataDir = newDataDir()
  const all: CpuSample[] = []
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const variant of VARIANTS) all.push(...(await measure(variant, dataDir)))
      console.log(`\nround ${round} of ${rounds}`)
      print(all)
    }
  } finally {
    removeDataDir(dataDir)
  }
}

void main()
