import { Agent, get } from 'node:http'

import { loginFloodRow } from './login-flood'
import { newDataDir, removeDataDir, startShop, type BenchShop } from './shop'
import { median, type Row } from './table'

const AT_ONCE = 16
const ROUND_MS = 3_000
const ROUNDS = 5
const AS_BROWSERS = { 'accept-encoding': 'gzip, deflate, br' }

/** Measures the production server's start, and its pages per second relative to a bare static page. */
export async function pageRows(port: number): Promise<Row[]> {
  const dataDir = newDataDir()
  try {
    // The first start creates the cluster, secrets and seed data; the second is typical for operators.
    await (await startShop(port, dataDir)).stop()
    const shop = await startShop(port, dataDir)
    try {
      return [startRow(shop), ...(await loadRows(shop)), await loginFloodRow(shop)]
    } finally {
      await shop.stop()
    }
  } finally {
    removeDataDir(dataDir)
  }
}

function startRow({ firstPageMs }: BenchShop): Row {
  return {
    what: 'start to first page, built checkout',
    budget: '≤ 5 s',
    measured: `${(firstPageMs / 1_000).toFixed(2)} s`,
    isWithinBudget: firstPageMs <= 5_000,
  }
}

async function loadRows(shop: BenchShop): Promise<Row[]> {
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  const [page, bare] = [`${shop.origin}/configurator/nyx`, `${shop.origin}/404`]
  await requestsPerSecond(page, 1_000)
  const ratios: number[] = []
  const speeds: number[] = []
  // Interleaved, so that other load affects both equally.
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = await requestsPerSecond(page, ROUND_MS)
    const other = await requestsPerSecond(bare, ROUND_MS)
    speeds.push(one)
    ratios.push(one / other)
  }
  const ratio = median(ratios)
  return [
    {
      what: 'public page served: /configurator/nyx beside /404',
      budget: '≥ 0.8 × requests/s',
      measured: `${ratio.toFixed(2)} × (${median(speeds).toFixed(0)} requests/s)`,
      isWithinBudget: ratio >= 0.8,
    },
  ]
}

async function requestsPerSecond(url: string, forMs: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const until = performance.now() + forMs
  let done = 0
  const worker = async () => {
    while (performance.now() < until) {
      await read(url, agent)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  agent.destroy()
  return done / (forMs / 1_000)
}

function read(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: AS_BROWSERS }, (response) => {
      response.resume()
      response.once('end', () => resolve())
    }).once('error', reject)
  })
}
