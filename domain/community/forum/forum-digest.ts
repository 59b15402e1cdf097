/** How often a member gets unread notifications by email. */
export const DIGEST_LEVELS = ['daily', 'weekly', 'never'] as const
export type DigestLevel = (typeof DIGEST_LEVELS)[number]

export const DEFAULT_DIGEST: DigestLevel = 'weekly'

/** Maximum number of notifications listed in a digest; the rest are only counted. */
export const DIGEST_LINES = 10

const DAY_MS = 86_400_000
/** Hour in UTC when digests are sent: morning in US Eastern Time, the shop's time zone. */
const HOUR_UTC = 14
const MONDAY = 1

/** @example digestMoment('daily', new Date('2026-11-23T13:59:00Z')) // 2026-11-22T14:00:00.000Z */
export function digestMoment(level: Exclude<DigestLevel, 'never'>, now: Date): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), HOUR_UTC)
  const latest = new Date(today <= now.getTime() ? today : today - DAY_MS)
  if (level === 'daily') return latest
  const sinceMonday = (latest.getUTCDay() - MONDAY + 7) % 7
  return new Date(latest.getTime() - sinceMonday * DAY_MS)
}
