import { existsSync, readFileSync, rmSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'

import { httpCases, runCase } from '../http'
import { PORT } from '../parts'
import { newDataDir, removeDataDir, startShop, type BenchShop } from '../shop'

const SHOWN = 10
/** See `profiler.mjs`. */
const profileOf = (pid: number) => join(tmpdir(), `shop-profile-${pid}.json`)
const PRELOADED = resolve('bench/profile/profiler.mjs')

/** V8 profile; times in microseconds. */
interface Profile {
  samples: number[]
  timeDeltas: number[]
  nodes: ProfileNode[]
}

interface ProfileNode {
  id: number
  callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number }
}

/**
 * `npm run bench profile <row>` prints the functions of the serving process that take most CPU time by themselves,
 * during one row of `npm run bench http`. Without a row it lists the rows.
 */
export async function printProfile(row: string): Promise<number> {
  const dataDir = newDataDir()
  try {
    const shop = await startShop(PORT, dataDir, { NODE_OPTIONS: `--import ${PRELOADED}` })
    return await profileRow(shop, row).finally(() => shop.stop())
  } finally {
    removeDataDir(dataDir)
  }
}

async function profileRow(shop: BenchShop, row: string): Promise<number> {
  const cases = await httpCases(shop)
  const one = cases.find(({ what }) => what === row)
  if (!one) {
    console.error(`Choose a row:\n${cases.map(({ what }) => `  ${what}`).join('\n')}`)
    return 2
  }
  const turns = await runCase(shop.origin, one, () => process.kill(shop.appPid, 'SIGUSR2'))
  process.kill(shop.appPid, 'SIGUSR2')
  const file = profileOf(shop.appPid)
  while (!existsSync(file)) await new Promise((go) => setTimeout(go, 100))
  print(JSON.parse(readFileSync(file, 'utf8')) as Profile, turns)
  rmSync(file)
  return 0
}

function print({ samples, timeDeltas, nodes }: Profile, turns: number): void {
  const named = new Map(nodes.map((node) => [node.id, nameOf(node)]))
  const times = new Map<string, number>()
  samples.forEach((id, index) => {
    const name = named.get(id) ?? ''
    // A sample lasts until the next one.
    if (name !== '(idle)') times.set(name, (times.get(name) ?? 0) + (timeDeltas[index + 1] ?? 0))
  })
  const busy = [...times.values()].reduce((sum, time) => sum + time, 0)
  console.log(`${(busy / 1_000 / turns).toFixed(2)} ms of the serving process a turn, of which:`)
  const top = [...times].sort(([, one], [, other]) => other - one).slice(0, SHOWN)
  for (const [name, time] of top)
    console.log(`  ${((100 * time) / busy).toFixed(1).padStart(5)} %  ${name}`)
}

const maps = new Map<string, SourceMap | null>()

/** Returns a function's name with the file and line of its source. */
function nameOf({
  callFrame: { functionName, url, lineNumber, columnNumber },
}: ProfileNode): string {
  const name = functionName || (url ? '(anonymous)' : '(unknown)')
  if (!url) return name
  const file = url.replace(/^file:\/\//, '')
  if (!maps.has(file)) maps.set(file, mapOf(decodeURI(file)))
  const entry = maps.get(file)?.findEntry(lineNumber, columnNumber)
  if (!entry || !('originalSource' in entry))
    return `${name} ${relative('.', file)}:${lineNumber + 1}`
  const source = entry.originalSource.replace(/^.*\[project\]\/|^turbopack:\/+/, '')
  return `${name} ${source}:${entry.originalLine + 1}`
}

function mapOf(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as never)
  } catch {
    return null
  }
}
