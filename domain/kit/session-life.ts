import { REMEMBER_ME_MS } from './constants'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Cookie needed to renew a session, together with the refresh credential. */
export const DEVICE_COOKIE = '__Host-device'

/** Lifetime of an access token in ms; its cookie may live longer. */
export const ACCESS_TOKEN_MS = 15 * 60_000
/** Grace period in ms for a rotated credential whose successor was never used. */
export const PARENT_GRACE_MS = DAY

interface SessionLifetime {
  /** ms from login to the hard expiry. */
  absolute: number
  /** ms without a renewal after which the session ends. */
  idle: number
}

export function lifeOf(isRemembered: boolean): SessionLifetime {
  return isRemembered
    ? { absolute: REMEMBER_ME_MS, idle: 14 * DAY }
    : { absolute: 12 * HOUR, idle: 2 * HOUR }
}

export function isIdle(session: { is_remembered: boolean; last_used_at: Date }, now: Date) {
  return now.getTime() - session.last_used_at.getTime() > lifeOf(session.is_remembered).idle
}
