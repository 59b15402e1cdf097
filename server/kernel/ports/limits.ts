import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import { LIMITS, type LimitName } from '@/domain/kit/rate-limits'

import { isPooled } from '../db/client'
import { DomainError } from '../errors/domain-error'

/** What a subject has left of a limit, for the RateLimit headers. */
export interface Allowance {
  remaining: number
  /** Seconds until it starts over. */
  resetS: number
}

export interface Limits {
  /**
   * Consumes one call of a subject.
   * @throws DomainError too_many_requests with the seconds to wait
   */
  take(name: LimitName, subject: string): Promise<Allowance>
  /** Returns the calls that a limit allows. */
  pointsOf(name: LimitName): number
  /** Resets the counter of a subject, for example after a successful login. */
  forgive(name: LimitName, subject: string): Promise<void>
}

/** Creates limits shared by all processes; each counts on its own while the database is down. */
export function databaseLimits(pool: Pool, factor = 1): Limits {
  return limitsOf((points, duration, keyPrefix) => {
    const insuranceLimiter = new RateLimiterMemory({ points, duration, keyPrefix })
    return new RateLimiterPostgres({
      ...(isPooled() ? { storeClient: unnamed(pool), storeType: 'client' } : { storeClient: pool }),
      tableName: 'rate_limits',
      tableCreated: true,
      points,
      duration,
      keyPrefix,
      insuranceLimiter,
      // Blocked subjects cause no query until the block ends.
      inMemoryBlockOnConsumed: points + 1,
    })
  }, factor)
}

/** Removes the library's statement names, which fail through a pooler in transaction mode. */
const unnamed = (pool: Pool) => ({
  query: ({ text, values }: { text: string; values: unknown[] }) => pool.query(text, values),
})

export function memoryLimits(): Limits {
  return limitsOf(
    (points, duration, keyPrefix) => new RateLimiterMemory({ points, duration, keyPrefix }),
    1,
  )
}

export const noLimits: Limits = {
  take: async (name) => ({ remaining: LIMITS[name][0], resetS: LIMITS[name][1] }),
  pointsOf: (name) => LIMITS[name][0],
  forgive: async () => {},
}

const secondsTo = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))

type Limiter = Pick<RateLimiterMemory, 'consume' | 'delete'>
type Make = (points: number, seconds: number, name: string) => Limiter

function limitsOf(make: Make, factor: number): Limits {
  const made = new Map<LimitName, Limiter>()
  const pointsOf = (name: LimitName) => Math.ceil(LIMITS[name][0] * factor)
  const limiter = (name: LimitName): Limiter => {
    const known = made.get(name) ?? make(pointsOf(name), LIMITS[name][1], name)
    made.set(name, known)
    return known
  }
  return {
    pointsOf,
    async take(name, subject) {
      const taken = await limiter(name)
        .consume(subject.slice(0, 200))
        .catch((refused: unknown) => {
          if (!(refused instanceof RateLimiterRes)) throw refused
          const retryAfter = secondsTo(refused)
          throw new DomainError('too_many_requests', `Limit "${name}".`, { retryAfter })
        })
      return { remaining: taken.remainingPoints, resetS: secondsTo(taken) }
    },
    async forgive(name, subject) {
      await limiter(name).delete(subject.slice(0, 200))
    },
  }
}
