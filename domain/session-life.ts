import { REMEMBER_ME_MS } from './constants'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** One half of what renews a session; the refresh credential is the other. */
export const DEVICE_COOKIE = '__Host-device'

/** An access token lives this long, in ms; the cookie that holds it may live longer. */
export const ACCESS_TOKEN_MS = 15 * 60_000
/** A renewed credential whose successor was never used is taken for this long, in ms. */
export const PARENT_GRACE_MS = DAY

interface SessionLifetime {
  /** ms from login to the end, whatever happens. */
  absolute: number
  /** ms without a renewal after which the session ends. */
  idle: number
}

/** How long a session lives, with and without "remember me". */
export function lifeOf(isRemembered: boolean): SessionLifetime {
  return isRemembered
    ? { absolute: REMEMBER_ME_MS, idle: 14 * DAY }
    : { absolute: 12 * HOUR, idle: 2 * HOUR }
}

/** Whether a session that was last used then is too long idle now. */
export function isIdle(session: { is_remembered: boolean; last_used_at: Date }, now: Date) {
  return now.getTime() - session.last_used_at.getTime() > lifeOf(session.is_remembered).idle
}
