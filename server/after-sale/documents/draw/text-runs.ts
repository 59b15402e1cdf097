import type { Direction } from '@/server/kernel/fonts/open-font'
import type { Cluster } from '@/server/kernel/fonts/text-clusters'

/** Text in one font and one direction. */
export interface Run {
  text: string
  file: string
  direction: Direction
  level: number
  typed?: string | undefined
}

export function runsOf(line: readonly Cluster[]): Run[] {
  const runs: Run[] = []
  for (const { text, file, level, typed } of line) {
    const last = runs.at(-1)
    const isMore = last?.file === file && last.level === level && !last.typed && !typed
    if (isMore) last.text += text
    else runs.push({ text, file, level, typed, direction: level % 2 ? 'rtl' : 'ltr' })
  }
  return runs
}

/** Returns runs from left to right by reversing them, highest level first (rule L2 of UAX #9). */
export function inVisualOrder(runs: readonly Run[]): Run[] {
  const order = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < order.length; start += 1) {
      let end = start
      while ((order[end]?.level ?? 0) >= level) end += 1
      order.splice(start, end - start, ...order.slice(start, end).reverse())
      start = end
    }
  }
  return order
}
