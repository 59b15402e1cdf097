import type { Row } from './table'

export type Fetch = (path: string) => Promise<Response>

/** Returns the sorted response times in ms; the clients share the paths. */
export async function timesOf(
  paths: readonly string[],
  fetch: Fetch,
  clients: number,
): Promise<number[]> {
  const times: number[] = []
  const waiting = [...paths]
  const client = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const began = performance.now()
      const response = await fetch(path)
      await response.text()
      if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return times.sort((a, b) => a - b)
}

export function toRow(what: string, times: readonly number[], budgetMs: number): Row {
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN
  return {
    what,
    budget: `p99 ≤ ${budgetMs} ms`,
    measured: `p99 ${at(0.99).toFixed(1)} ms (median ${at(0.5).toFixed(1)}, longest ${at(1).toFixed(1)})`,
    isWithinBudget: at(0.99) <= budgetMs,
  }
}
