import type { BenchShop } from './shop'
import { median, type Row } from './table'

const LOGINS_AT_ONCE = 32
const ROUND_MS = 4_000
const ROUNDS = 3

/** Compares page latency during 32 concurrent logins with the latency at rest. */
export async function loginFloodRow({ origin }: BenchShop): Promise<Row> {
  const page = `${origin}/configurator`
  await latencies(page, 1_000)
  const ratios: number[] = []
  let logins = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = median(await latencies(page, ROUND_MS))
    const flood = startFlood(origin)
    const beside = median(await latencies(page, ROUND_MS))
    logins += await flood.stop()
    ratios.push(beside / alone)
  }
  const ratio = median(ratios)
  return {
    what: `page beside ${LOGINS_AT_ONCE} logins at once`,
    budget: '≤ 1.5 × alone',
    measured: `${ratio.toFixed(2)} × (${Math.round(logins / ((ROUNDS * ROUND_MS) / 1_000))} logins/s answered)`,
    isWithinBudget: ratio <= 1.5,
  }
}

/** Returns the latencies of sequential requests, in ms. */
async function latencies(url: string, forMs: number): Promise<number[]> {
  const all: number[] = []
  const end = performance.now() + forMs
  while (performance.now() < end) {
    const began = performance.now()
    await (await fetch(url)).arrayBuffer()
    all.push(performance.now() - began)
    // Paced like a visitor, to leave the machine some idle time.
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return all
}

function startFlood(origin: string) {
  let isOn = true
  let answered = 0
  let requestCount = 0
  const one = async () => {
    while (isOn) {
      // Uses a unique account each time, because repeated guesses for one are rejected before hashing.
      requestCount += 1
      const response = await fetch(`${origin}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          email: `nobody${requestCount}@example.com`,
          password: 'some long guess',
        }),
      })
      await response.arrayBuffer()
      if (response.status !== 429 && response.status !== 503) answered += 1
      // Honors Retry-After, as browsers do.
      if (response.status === 429 || response.status === 503) {
        const seconds = Number(response.headers.get('retry-after')) || 1
        await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
      }
    }
  }
  const all = Promise.all(Array.from({ length: LOGINS_AT_ONCE }, () => one()))
  return {
    stop: async () => {
      isOn = false
      await all
      return answered
    },
  }
}
