import { StartProblem } from '../problem'

export type RetentionRule = { days: number; weeks: number; months: number }

/** Parses `7d 4w 6m`: the newest backup of that many days, weeks and months is retained. */
export function readRetention(text = '7d 4w 6m'): RetentionRule {
  const found = /^(\d+)d (\d+)w (\d+)m$/u.exec(text.trim())
  if (!found || Number(found[1]) === 0) {
    throw new StartProblem(`BACKUP_KEEP has to be like "7d 4w 6m", but it is "${text}".`)
  }
  const [days, weeks, months] = found.slice(1).map(Number) as [number, number, number]
  return { days, weeks, months }
}

const DAY_MS = 86_400_000
// 1970 began on a Thursday; weeks begin on Monday.
const weekOf = (day: string) => String(Math.floor((Date.parse(day) / DAY_MS + 3) / 7))

/** Returns the names of backups that the retention doesn't cover. The newest is always retained. */
export function outdated(names: string[], { days, weeks, months }: RetentionRule): string[] {
  const newest = [...names].sort().reverse()
  const remaining = new Set(newest.slice(0, 1))
  const keep = (limit: number, spanOf: (day: string) => string) => {
    const seen = new Set<string>()
    for (const name of newest) {
      const span = spanOf(name.slice(0, 10))
      if (seen.has(span)) continue
      if (seen.size === limit) return
      seen.add(span)
      remaining.add(name)
    }
  }
  keep(days, (day) => day)
  keep(weeks, weekOf)
  keep(months, (day) => day.slice(0, 7))
  return newest.filter((name) => !remaining.has(name))
}
