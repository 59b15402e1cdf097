import { HOSTILE_INPUTS, type HostileInput } from './input-shapes'
import type { Row } from './table'

const MOST_MS = 50
const TRIES = 5

/** Measures how long the worst accepted input of each parser blocks the event loop. */
export async function hostileInputRows(): Promise<Row[]> {
  const rows: Row[] = []
  for (const input of HOSTILE_INPUTS) {
    const longest = await leastBlock(input, MOST_MS)
    rows.push({
      what: `${input.parser}: ${input.shape}`,
      budget: `blocks ≤ ${MOST_MS} ms`,
      measured: `${longest.toFixed(0)} ms`,
      isWithinBudget: longest <= MOST_MS,
    })
  }
  return rows
}

/** Returns the least of several longest blocks: programs disturb some runs, and the first compiles. */
export async function leastBlock({ make }: HostileInput, enoughMs: number): Promise<number> {
  const read = await make()
  let least = Infinity
  for (let tries = 0; tries < TRIES && least > enoughMs; tries += 1) {
    least = Math.min(least, await longestBlock(read))
  }
  return least
}

/** Returns the longest event-loop turn, capped at its CPU time to exclude other programs. */
async function longestBlock(read: () => unknown): Promise<number> {
  let [longest, isRunning] = [0, true]
  let [began, cpu] = [performance.now(), process.cpuUsage()]
  const endTurn = () => {
    const { user, system } = process.cpuUsage(cpu)
    longest = Math.max(longest, Math.min(performance.now() - began, (user + system) / 1_000))
    began = performance.now()
    cpu = process.cpuUsage()
    if (isRunning) setImmediate(endTurn)
  }
  setImmediate(endTurn)
  await read()
  isRunning = false
  await new Promise((resolve) => setImmediate(resolve))
  return longest
}
