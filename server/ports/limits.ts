import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import { DomainError } from '../http/domain-error'

/** How many calls a subject (an address block, an account, a session) has in how many seconds. */
export const LIMITS = {
  login: [30, 60],
  refresh: [10, 60],
  register: [5, 3600],
  forgotByEmail: [3, 3600],
  forgotByAddress: [10, 3600],
  resetCheck: [10, 60],
  secondFactor: [5, 60],
  mailLink: [5, 3600],
  avatar: [10, 3600],
  password: [10, 60],
  checkoutByUser: [10, 60],
  checkoutByAddress: [20, 60],
  guestPayment: [5, 60],
  export: [5, 3600],
  giftCodeByUser: [10, 3600],
  giftCodeByAddress: [10, 3600],
  withdrawal: [10, 3600],
  withdrawalConfirm: [10, 3600],
  places: [120, 60],
  rideSlots: [120, 60],
  rideByAddress: [10, 3600],
  rideByEmail: [5, 86_400],
  rideChange: [20, 3600],
  newsletter: [5, 60],
  newsletterByDay: [20, 86_400],
  newsletterLink: [20, 60],
  contact: [5, 600],
  contactByEmail: [5, 3600],
  helpSearch: [60, 60],
  /** Of the whole shop: what is written down of searches. */
  helpSearchLog: [600, 3600],
  helpVoteByAddress: [10, 3600],
  helpVoteByUser: [60, 3600],
  forumPost: [10, 600],
  forumPostByAddress: [20, 600],
  forumEdit: [30, 86_400],
  forumPreview: [60, 60],
  forumLike: [60, 60],
  forumLikeByAddress: [120, 60],
  forumFlag: [20, 86_400],
} as const satisfies Record<string, readonly [points: number, seconds: number]>

export type LimitName = keyof typeof LIMITS

export interface Limits {
  /**
   * Counts one call of a subject.
   * @throws DomainError too_many_requests with the seconds to wait
   */
  take(name: LimitName, subject: string): Promise<void>
  /** Forgets what a subject has used, for example after a login that worked. */
  forgive(name: LimitName, subject: string): Promise<void>
}

/**
 * Limits that all processes on one database share. While the database is away each process counts for itself.
 * @param factor of every limit; tests and load runs raise it
 */
export function databaseLimits(pool: Pool, factor = 1): Limits {
  return limitsOf((points, duration, keyPrefix) => {
    const insuranceLimiter = new RateLimiterMemory({ points, duration, keyPrefix })
    return new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'rate_limits',
      tableCreated: true,
      points,
      duration,
      keyPrefix,
      insuranceLimiter,
      // Who is over the limit costs no query until it ends.
      inMemoryBlockOnConsumed: points + 1,
    })
  }, factor)
}

/** Limits of one process alone, for tests. */
export function memoryLimits(): Limits {
  return limitsOf(
    (points, duration, keyPrefix) => new RateLimiterMemory({ points, duration, keyPrefix }),
    1,
  )
}

/** No limits at all, for tests of other things. */
export const noLimits: Limits = { take: async () => {}, forgive: async () => {} }

type Limiter = Pick<RateLimiterMemory, 'consume' | 'delete'>
type Make = (points: number, seconds: number, name: string) => Limiter

function limitsOf(make: Make, factor: number): Limits {
  const made = new Map<LimitName, Limiter>()
  const limiter = (name: LimitName): Limiter => {
    const [points, seconds] = LIMITS[name]
    const known = made.get(name) ?? make(Math.ceil(points * factor), seconds, name)
    made.set(name, known)
    return known
  }
  return {
    async take(name, subject) {
      await limiter(name)
        .consume(subject.slice(0, 200))
        .catch((refused: unknown) => {
          if (!(refused instanceof RateLimiterRes)) throw refused
          const retryAfter = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
          throw new DomainError('too_many_requests', `Limit "${name}".`, { retryAfter })
        })
    },
    async forgive(name, subject) {
      await limiter(name).delete(subject.slice(0, 200))
    },
  }
}
